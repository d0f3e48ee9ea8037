/** What a device gave away that its owner has disowned: one press takes all of it back, and says what stays. */
import { trpc } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { offerMessages } from './messages.ts';
import { useTakeBack } from './use-offer-actions.ts';

const TEXTS = offerMessages.takeBack;

export function DisownedDeals() {
  const { data: disowned } = trpc.offers.disowned.useQuery();
  const { takeBack, isPending, taken } = useTakeBack();
  const isOpen = disowned !== undefined && disowned.deals + disowned.waiting > 0;
  const kept = taken?.kept ?? [];
  if (!isOpen && kept.length === 0) return null;
  return (
    <section
      aria-label={TEXTS.title}
      className="mb-5 grid justify-items-start gap-3 rounded-panel border-2 border-danger/50 bg-danger-bg p-5"
    >
      <h2 className="font-display text-xl font-extrabold text-danger-text">{TEXTS.title}</h2>
      {disowned && isOpen && !taken && (
        <>
          <p>{TEXTS.hint(disowned.deals, disowned.waiting)}</p>
          <Button look="primary" onClick={takeBack} aria-disabled={isPending}>
            {isPending ? TEXTS.busy : TEXTS.submit}
          </Button>
        </>
      )}
      {kept.length > 0 && (
        <>
          <p className="font-semibold">{TEXTS.kept}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {kept.map(({ offerId, partner, why }) => (
              <li key={offerId} className="text-pretty wrap-anywhere">
                {TEXTS.keptWith(partner, why)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
