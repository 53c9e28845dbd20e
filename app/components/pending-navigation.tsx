import { useNavigation } from "@remix-run/react";
import * as styles from "./pending-navigation.css";
import { Spinner } from "./spinner";

/** The centred spinner of a navigation whose screen is still on its way. */
export function PendingNavigation() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div className={styles.centre}>
      <Spinner label="One moment…" />
    </div>
  );
}
