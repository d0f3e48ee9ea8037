/** What to do after a battle: from "I lost it" to the next try are two presses. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { winPercent } from '@chaos/shared/rules/battles';
import { Link } from '@tanstack/react-router';
import { EXACTLY } from '../../lib/search-params.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Swords } from '../../ui/sprite-icons.tsx';
import { putAwayFought } from './fight-record.ts';
import { battleMessages } from './messages.ts';
import { NamedText } from './named-text.tsx';
import { fighterOf } from './strength-comparison.ts';
import type { Fought } from './use-fight.ts';
import { useOwnFighters } from './use-fighter-lists.ts';

const TEXTS = battleMessages.result;

export function NextFight({ fought, viewerId }: { fought: Fought; viewerId: string | null }) {
  const { result, fighter } = fought;
  const isLost = result.ownershipTransferred && result.winnerCharacterId !== fighter.id;
  if (isLost && viewerId !== null) return <WinBack lost={fighter} />;
  return (
    <Link
      to="/battle"
      search={{ fighter: fighter.id }}
      onClick={putAwayFought}
      className={buttonClass('primary', 'justify-self-start wrap-anywhere')}
    >
      <Swords className="size-5 shrink-0" />
      <span>
        <NamedText text={TEXTS.fightOn(fighter.name)} names={[fighter.name]} />
      </span>
    </Link>
  );
}

/** With the best of those loaded against it; where none of them can fight, one is picked there. */
function WinBack({ lost }: { lost: CharacterRow }) {
  const { rows, list, total } = useOwnFighters();
  const chances = (row: CharacterRow) => winPercent(fighterOf(row), fighterOf(lost));
  const [best] = rows.filter(({ id, isPublic }) => id !== lost.id && isPublic).sort((a, b) => chances(b) - chances(a));
  return (
    <div className="grid justify-items-start gap-2">
      {total > 0 || !list.isSuccess ? (
        <Link
          to="/battle"
          search={{ opponent: lost.id, fighter: best?.id ?? '' }}
          onClick={putAwayFought}
          className={buttonClass('primary', 'wrap-anywhere')}
        >
          <Swords className="size-5 shrink-0" />
          <span>
            <NamedText text={TEXTS.winBack(lost.name)} names={[lost.name]} />
          </span>
        </Link>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span>{TEXTS.noneLeft}</span>
          <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('primary')}>
            {TEXTS.makeOne}
          </Link>
        </p>
      )}
    </div>
  );
}
