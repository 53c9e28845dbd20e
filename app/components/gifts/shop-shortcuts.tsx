import { CopyField } from "~/components/ui/copy-field";
import { muted, stack } from "~/components/ui/page.css";

/**
 * How a gift gets here from any page with one press. The bookmark is text to copy: our pages hold no
 * `javascript:` address, which their Content-Security-Policy would not run anyway.
 */
export function ShopShortcuts({ addPage }: { addPage: string }) {
  const bookmark = `javascript:location.href=${JSON.stringify(`${addPage}?url=`)}+encodeURIComponent(location.href)`;
  return (
    <details>
      <summary>Add gifts from any page</summary>
      <div className={stack({ gap: "small" })}>
        <p className={muted}>
          On a phone, add Ribbon to your home screen: it is then among the apps that a page can be
          shared to. On a computer, make a bookmark with this as its address, and press it on the
          page of a gift.
        </p>
        <CopyField label="Address of the bookmark" name="bookmark" text={bookmark} />
      </div>
    </details>
  );
}
