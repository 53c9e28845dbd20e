import { RegionChoice } from "~/components/search/region-choice";
import { button } from "~/components/ui/button.css";
import { EmailField, Field } from "~/components/ui/field";
import { halves } from "~/components/ui/field.css";
import { PostForm } from "~/components/ui/post-form";
import { SelectField } from "~/components/ui/select-field";
import type { Region } from "~/domain/shared/region";
import type { FormAnswer } from "~/lib/form-errors";
import { AccountSection } from "./account-section";

export type Profile = {
  email: string;
  firstName: string;
  lastName: string;
  timeZone: string;
  region: Region;
};
type Props = { profile: Profile; timeZones: string[]; answer?: FormAnswer };

export function UpdateProfile({ profile, timeZones, answer }: Props) {
  const region = answer?.refused?.typed.region ?? profile.region;
  return (
    <AccountSection
      part="profile"
      about="Who you are to us, where you shop, and when your mornings begin."
    >
      <PostForm intent="profile" answer={answer} fields={profile} stays>
        {(field) => (
          <>
            <div className={halves}>
              <Field {...field("firstName")} label="First name" autoComplete="given-name" />
              <Field {...field("lastName")} label="Last name" autoComplete="family-name" />
            </div>
            <EmailField
              {...field("email")}
              hint="To use another address, see Change Email."
              autoComplete="off"
              readOnly
            />
            <RegionChoice id={field("region").id} chosen={region === "USA" ? "USA" : "UK"} />
            <SelectField
              {...field("timeZone")}
              label="Time zone"
              hint="Reminders come in the morning of this time zone."
            >
              {timeZones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll("_", " ")}
                </option>
              ))}
            </SelectField>
            <div>
              <button type="submit" className={button()}>
                Save profile
              </button>
            </div>
          </>
        )}
      </PostForm>
    </AccountSection>
  );
}
