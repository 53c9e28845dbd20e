import { AskAddress } from "~/components/asking/ask-address";
import { AskSettings } from "~/components/asking/ask-settings";
import { AskButton, ToldByThem } from "~/components/asking/asking-on-card";
import { ShopFields } from "~/components/gifts/shop-fields";
import { ShopShortcuts } from "~/components/gifts/shop-shortcuts";
import { Claims } from "~/components/lists/claims";
import { DetailsFields } from "~/components/lists/details-fields";
import { GiverActions } from "~/components/lists/giver-list";
import { KindChoice } from "~/components/lists/kind-choice";
import { Labels } from "~/components/lists/labels";
import { ListGift } from "~/components/lists/list-gift";
import { OfferedGifts } from "~/components/lists/offered-gifts";
import { button } from "~/components/ui/button.css";
import { card } from "~/components/ui/card.css";
import { panel, stack } from "~/components/ui/page.css";
import type { FieldOf } from "~/components/ui/post-form";
import * as styles from "./component-gallery.css";
import { ANSWERS } from "./examples";
import { listGifts, offered } from "./list-examples";
import { Part } from "./part";

const HERE = "/dev/components";
const QR = { size: 5, path: "M0 0h3v1H0zM4 0h1v1H4zM1 1h1v1H1zM3 2h2v1H3zM0 3h1v2H0zM2 4h3v1H2z" };

/** Fields of a form of their own, with what is typed and refused. */
const fieldsOf =
  (
    form: string,
    typed: Record<string, string> = {},
    errors: Record<string, string> = {},
  ): FieldOf =>
  (name) => ({
    ...{ name, id: `${form}-${name}` },
    ...(typed[name] !== undefined && { defaultValue: typed[name] }),
    ...(errors[name] !== undefined && { error: errors[name] }),
  });

const read = fieldsOf("read", {
  ...{ link: "https://shop.example/lamp", title: "Reading lamp", price: "35.00" },
  ...{ currency: "GBP", picture: "lamp" },
});
const refused = fieldsOf("refused", { price: "a lot" }, { price: "Please enter a price" });
const wrong = fieldsOf("wrong", {}, { title: "Please enter a title", day: "Please enter a day" });

/** Lists, asking, and gifts from any shop. */
export function ListGallery() {
  return (
    <>
      <Part title="Gift on a list: free, taken, shared, yours, as its organiser sees it">
        <Labels gifts={listGifts} />
        <div className={stack({ gap: "medium" })}>
          {listGifts.map((gift, place) => (
            <ListGift key={gift.id} gift={gift}>
              <Claims gift={gift} action={HERE} releases={place === listGifts.length - 1} />
              <GiverActions id="example" gift={gift} />
            </ListGift>
          ))}
        </div>
      </Part>
      <Part title="A new list">
        <div className={styles.grid}>
          <form className={`${panel} ${stack({ gap: "medium" })}`}>
            <KindChoice id="kind" />
            <DetailsFields field={fieldsOf("list")} />
            <OfferedGifts id="gifts" name="gifts" gifts={offered} />
          </form>
          <form className={`${panel} ${stack({ gap: "medium" })}`}>
            <KindChoice id="no-kind" error="Please choose what it is" />
            <DetailsFields field={wrong} />
            <OfferedGifts
              id="refused-gifts"
              name="refused-gifts"
              gifts={offered}
              chosen={[]}
              error="Please choose a gift"
            />
          </form>
        </div>
      </Part>
      <Part title="A gift from any shop: empty, read, refused">
        <div className={styles.grid}>
          <form className={`${panel} ${stack({ gap: "medium" })}`}>
            <ShopFields field={fieldsOf("shop")} currency="GBP" />
          </form>
          <form className={`${panel} ${stack({ gap: "medium" })}`}>
            <ShopFields
              field={read}
              currency="GBP"
              shown="/sample/lamp.svg"
              said="Read from shop.example."
              hint="Of one piece"
            />
          </form>
          <form className={`${panel} ${stack({ gap: "medium" })}`}>
            <ShopFields field={refused} currency="GBP" said="The page could not be read." />
          </form>
        </div>
        <ShopShortcuts addPage="https://ribbon.example/saved-gifts/add" />
      </Part>
      <Part title="Asking: the address, the settings, and what stands on a card">
        <div className={styles.grid}>
          <div className={`${panel} ${stack({ gap: "medium" })}`}>
            <AskAddress address="https://ribbon.example/ask/example" qr={QR} />
          </div>
          <div className={panel}>
            <AskSettings name="Anna" asked={{ askedBy: "Ada", isMailWanted: true }} />
          </div>
          <div className={`${card()} ${stack()}`}>
            <ToldByThem
              told={{ answers: ANSWERS, day: "2026-11-21" }}
              name="Anna"
              headingClass=""
            />
            <AskButton
              place="/profile-cards/anna"
              name="Anna"
              fields={{}}
              className={button({ look: "quiet", size: "small" })}
            />
          </div>
        </div>
      </Part>
    </>
  );
}
