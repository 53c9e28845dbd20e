import { useNavigation } from "@remix-run/react";
import { Spinner } from "~/components/ui/spinner";
import * as styles from "./pending-navigation.css";

/** A centred spinner during a navigation. */
export function PendingNavigation() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div className={styles.centre}>
      <Spinner label="One moment…" />
    </div>
  );
}
