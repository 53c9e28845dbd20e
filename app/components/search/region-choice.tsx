import * as styles from "~/components/ui/field.css";
import { REGIONS, type Region } from "~/domain/shared/region";

type Props = { id: string; chosen: Region };

/** Radio buttons UK and USA; the first has `id`, as the target of an error's link. */
export function RegionChoice({ id, chosen }: Props) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>Region</legend>
      <div className={styles.choices}>
        {REGIONS.map((region) => (
          <label key={region} className={styles.choice}>
            <input
              type="radio"
              name="region"
              value={region}
              id={region === REGIONS[0] ? id : undefined}
              defaultChecked={region === chosen}
              className={styles.radio}
            />
            {region}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
