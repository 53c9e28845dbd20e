import * as styles from "~/components/ui/field.css";
import { REGIONS, type Region } from "~/domain/shared/region";

type Props = { id: string; chosen: Region };

/** Radios UK and USA; the first one carries `id`, so that an error leads there. */
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
