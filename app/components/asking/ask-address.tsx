import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { qrCode } from "~/components/accounts/two-step.css";
import { shareOrCopy } from "~/components/search/share-search";
import { button } from "~/components/ui/button.css";
import { CopyField } from "~/components/ui/copy-field";

type Props = { address: string; qr: { size: number; path: string } };

/** The address to send, with the system's sheet for sharing where there is one, and as a QR code to show. */
export function AskAddress({ address, qr }: Props) {
  const canShare = useHydrated() && "share" in navigator;
  const [said, setSaid] = useState("");

  async function share() {
    setSaid("");
    setSaid(await shareOrCopy(address));
  }

  return (
    <>
      <CopyField label="Address" name="address" text={address} />
      {canShare && (
        <div>
          <button type="button" className={button()} onClick={share}>
            Share
          </button>
          <p role="status">{said}</p>
        </div>
      )}
      <div>
        <svg
          className={qrCode}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code of the address"
        >
          <path d={qr.path} />
        </svg>
      </div>
    </>
  );
}
