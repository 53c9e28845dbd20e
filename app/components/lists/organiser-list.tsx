import { Form, Link } from "@remix-run/react";
import { useRegion, useViewer } from "~/components/shell/viewer";
import { button } from "~/components/ui/button.css";
import { CopyField } from "~/components/ui/copy-field";
import { GoButton } from "~/components/ui/go-button";
import { Notice, PassingNotice } from "~/components/ui/notice";
import { hiddenText, muted, page, panel, stack } from "~/components/ui/page.css";
import { type Day, formatDay } from "~/domain/holidays/calendar-day";
import type { Mailed } from "~/domain/lists/list-log";
import type { ListView } from "~/domain/lists/list-views";
import { Claims } from "./claims";
import * as styles from "./gift-list.css";
import { Labels } from "./labels";
import { ListGift } from "./list-gift";
import { ListHead } from "./list-head";
import { useLiveList } from "./use-live-list";

type Props = {
  /** The path of this page. */
  path: string;
  list: ListView;
  giverAddress: string;
  ownAddress: string;
  /** The last day of the list. */
  until: Day;
  /** Whether it was made just now. */
  isMade: boolean;
  done: string | null;
  mailed: Mailed;
};

/** A list as its organiser sees it; that of a wish list shows nothing of what givers do. */
export function OrganiserList({ path, ...props }: Props) {
  const { giverAddress, ownAddress, until, isMade, done } = props;
  const { details, gifts, isOwner, news } = useLiveList(path, props.list);
  const region = useRegion();
  const plain = button({ look: "plain", size: "small" });
  return (
    <div className={page()}>
      <div className={stack({ gap: "large" })}>
        <ListHead details={details} />
        <PassingNotice text={done} />
        <p role="status" className={hiddenText}>
          {news}
        </p>
        <section className={`${panel} ${stack()}`} aria-label="Addresses">
          {isMade && (
            <>
              <Notice>
                Your list is ready. Keep your own address: it is shown this once, and whoever has it
                can change the list.
              </Notice>
              <CopyField label="Your own address" name="own-address" text={ownAddress} />
            </>
          )}
          <CopyField label="Address for givers" name="giver-address" text={giverAddress} />
          <p className={muted}>
            {isOwner
              ? "Send it to those who give. They see who gives what; you never do, so do not open it in another browser."
              : "Send it to those who give. They see who gives what, as you do here."}{" "}
            The list and all that is on it is deleted after {formatDay(until, region)}.
          </p>
          <MailChoice path={path} mailed={props.mailed} isOwner={isOwner} />
        </section>
        <div className={styles.actions}>
          <GoButton to={`${path}/add`} className={button()}>
            Add a gift
          </GoButton>
          <GoButton to={`${path}/edit`} className={button({ look: "quiet" })}>
            Edit
          </GoButton>
          <a className={button({ look: "quiet" })} href={`${path}/download`} download>
            Download
          </a>
          <GoButton to={`${path}/end`} className={button({ look: "danger" })}>
            End this list
          </GoButton>
        </div>
        <Labels gifts={gifts} />
        {gifts.length === 0 && (
          <p>
            There are no gifts on this list yet. Add one, or make a list from{" "}
            <Link to="/">a search</Link>.
          </p>
        )}
        <ul className={styles.gifts}>
          {gifts.map((gift) => (
            <li key={gift.id}>
              <ListGift gift={gift}>
                {!isOwner && <Claims gift={gift} action={path} releases />}
                <Form method="post" action={path} preventScrollReset replace>
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="gift" value={gift.id} />
                  <button
                    type="submit"
                    className={`${plain} ${styles.flush}`}
                    aria-describedby={`gift-${gift.id}`}
                  >
                    Remove
                  </button>
                </Form>
              </ListGift>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type MailProps = Pick<Props, "path" | "mailed"> & { isOwner: boolean };

/** Switches mail to the account's address on or off; that of a wish list tells only of its end. */
function MailChoice({ path, mailed, isOwner }: MailProps) {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <Form className={stack()} method="post" action={path} preventScrollReset replace>
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="mail" value={mailed === "nobody" ? "on" : "off"} />
      <p className={muted}>
        {isOwner
          ? "A mail a week before this list is deleted."
          : "A mail when somebody gives something, once a day at most, and one before this list is deleted."}
        {mailed === "viewer" && ` They go to ${viewer.email}.`}
        {mailed === "another" && " They go to somebody else who has this page."}
      </p>
      <div>
        <button type="submit" className={button({ look: "quiet", size: "small" })}>
          {mailed === "nobody" ? "Email me about this list" : "No more mail about this list"}
        </button>
      </div>
    </Form>
  );
}
