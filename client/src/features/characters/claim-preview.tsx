/** Beside the form of a new account: what will belong to it. */

import { characterMessages } from './messages.ts';
import { MiniPicture } from './mini-picture.tsx';
import { useUnclaimed } from './your-creations.tsx';

const TEXTS = characterMessages.yours;
const SHOWN = 3;

export function ClaimPreview() {
  const { rows, isPending } = useUnclaimed();
  if (rows.length === 0 && !isPending) return null;
  const shown = rows.slice(0, SHOWN);
  return (
    // Its place is kept free until the pictures are known, so that the form stays where it is.
    <section aria-label={TEXTS.title} className="claim-preview">
      {shown.length > 0 && (
        <>
          <ul>
            {shown.map((row) => (
              <li key={row.id}>
                <MiniPicture character={row} sizes="(min-width:768px) 240px, 28vw" />
                <span className="sr-only">{row.name}</span>
              </li>
            ))}
          </ul>
          <p>{TEXTS.waits(shown[0]?.name ?? '', rows.length - 1)}</p>
          <p className="col-span-full text-sm font-normal text-muted">
            {rows.length === 1 ? TEXTS.staysAnonymous : TEXTS.stayAnonymous}
          </p>
        </>
      )}
    </section>
  );
}
