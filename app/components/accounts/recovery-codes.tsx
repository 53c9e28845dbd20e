import { Notice } from "~/components/ui/notice";
import type { FormAnswer } from "~/lib/form-errors";
import { PasswordForm } from "./password-form";
import * as styles from "./two-step.css";

/** Recovery codes, the only time that they are readable. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <Notice>
        Two-step log-in is on. Write these recovery codes down now: they are not shown again.
      </Notice>
      <p>
        Each of them works once, instead of a code or passkey. If you lose your phone and these
        codes, we cannot let you in.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
    </>
  );
}

type RenewProps = { left: number; canRenew: boolean; answer?: FormAnswer };

/** How many recovery codes are left, and a form to replace them. */
export function RenewRecoveryCodes({ left, canRenew, answer }: RenewProps) {
  return (
    <>
      <h3>Recovery codes</h3>
      <p>{left === 1 ? "1 of 10 is left." : `${left} of 10 are left.`}</p>
      {canRenew && (
        <details className={styles.passkey} open={answer !== undefined}>
          <summary className={styles.summary}>Make new recovery codes</summary>
          <div className={styles.details}>
            <PasswordForm
              intent="codes-renew"
              answer={answer}
              label="Make new codes"
              hint="The old codes stop working."
            />
          </div>
        </details>
      )}
    </>
  );
}
