/** The wish that a character grew from, with the way to go on from it, and its family. */
import type { CharacterRow, Lineage, OpenWish } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../../api/client.ts';
import { useAuth } from '../../../auth/provider.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { Shuffle } from '../../../ui/icons.tsx';
import { SettingSwitch } from '../../../ui/setting-switch.tsx';
import { showFailure } from '../../../ui/toast/show-failure.ts';
import { FamilyGraph } from './family-graph.tsx';
import './lineage.css';
import { lineageMessages } from './messages.ts';

const TEXTS = lineageMessages;
const FIELDS = ['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style'] as const;

interface LineageSectionProps {
  row: CharacterRow;
  Heading: 'h2' | 'h3';
}

export default function LineageSection({ row, Heading }: LineageSectionProps) {
  return (
    <>
      {!row.isFused && <Wish row={row} Heading={Heading} />}
      <Family row={row} Heading={Heading} />
    </>
  );
}

function Wish({ row, Heading }: LineageSectionProps) {
  const { user } = useAuth();
  const { data } = trpc.characters.wish.useQuery({ id: row.id });
  if (!data?.wish) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <Heading className="detail-heading">{TEXTS.wish}</Heading>
      <WishWords wish={data.wish} />
      <Link
        to="/"
        search={{ remix: row.id }}
        aria-label={TEXTS.remixLabel(row.name)}
        className={buttonClass('quiet', 'justify-self-start')}
      >
        <Shuffle className="size-5 shrink-0" />
        {TEXTS.remix}
      </Link>
      {user && row.originalCreatorId === user.id && <OpenSwitch id={row.id} isOpen={data.isOpen === true} />}
    </section>
  );
}

function WishWords({ wish }: { wish: OpenWish }) {
  const filled = FIELDS.filter((field) => wish[field] !== null);
  if (filled.length === 0) return <p className="text-muted">{TEXTS.blank}</p>;
  return (
    <dl className="wish-words">
      {filled.map((field) => (
        <div key={field}>
          <dt>{TEXTS.fields[field]}</dt>
          <dd>
            <bdi>{wish[field]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shown as it is only when the server has said so. */
function OpenSwitch({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { characters } = trpc.useUtils();
  const { mutate, isPending } = trpc.characters.setWishOpen.useMutation({
    onSuccess: (said) => characters.wish.setData({ id }, (before) => before && { ...before, ...said }),
    onError: () => showFailure(TEXTS.openFailed),
  });
  return (
    <SettingSwitch
      label={TEXTS.open}
      hint={TEXTS.openHint}
      isOn={isOpen}
      isBusy={isPending}
      onChange={() => mutate({ characterId: id, isOpen: !isOpen })}
    />
  );
}

function Family({ row, Heading }: LineageSectionProps) {
  const { data: family, isError, refetch } = trpc.characters.lineage.useQuery({ id: row.id });
  if (isError) return <FailedLine text={TEXTS.failed} onRetry={refetch} />;
  if (!family || !hasMoreThanSources(family)) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <Heading className="detail-heading">{TEXTS.family}</Heading>
      <FamilyGraph family={family} />
      {family.isCut && <p className="text-sm text-muted">{TEXTS.cut}</p>}
    </section>
  );
}

/** What was fused stands above with its lores, and needs no drawing when that is all. */
function hasMoreThanSources({ members, links }: Lineage): boolean {
  return links.some(({ kind }) => kind === 'remix') || members.some(({ generation }) => Math.abs(generation) > 1);
}
