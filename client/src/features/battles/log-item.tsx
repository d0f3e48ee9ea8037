import type { Battle, BattleCharacter } from '@chaos/shared/contract/battles';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { oneDecimal } from './format-decimal.ts';
import { namesOf, whyUnseen } from './log-text.ts';
import { battleMessages as texts } from './messages.ts';
import { describeMove } from './move-text.ts';
import { NamedText } from './named-text.tsx';

const TEXTS = texts.logs;

interface LogItemProps {
  battle: Battle;
  viewerId: string;
  onRead: () => void;
}

export function LogItem({ battle, viewerId, onRead }: LogItemProps) {
  const { character1, character2, winnerCharacterId, wasChallenged = false, createdAt } = battle;
  const { first, second } = namesOf(battle);
  const firstWon = winnerCharacterId === character1.id;
  // The first one fought for whoever reads this, the second one where they were challenged.
  const hasWon = firstWon !== wasChallenged;
  const loserNote = battle.ownershipTransferred ? (hasWon ? TEXTS.nowOf : TEXTS.wasYours) : null;
  const move = describeMove(viewerId, battle);
  const points = Math.max(battle.battleScore1, battle.battleScore2);
  return (
    <article className="log-item" aria-label={`${first} ${TEXTS.versus} ${second}`}>
      <div className="log-sides">
        <Side character={character1} hasWon={firstWon} points={points} ownerNote={firstWon ? null : loserNote} />
        <p className="log-versus">{TEXTS.versus}</p>
        <Side character={character2} hasWon={!firstWon} points={points} ownerNote={firstWon ? loserNote : null} />
      </div>
      <div className="log-foot">
        <p className="text-sm text-muted">
          <strong className={hasWon ? 'text-accent-text' : 'text-danger-text'}>{hasWon ? TEXTS.won : TEXTS.lost}</strong>
          {wasChallenged && ` ${TEXTS.challenged}`}
          {move !== null && <NamedText text={`: ${move}`} names={[first, second]} />}
          <span aria-hidden> · </span>
          <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
          <span aria-hidden> · </span>
          <NamedText text={TEXTS.probability(first, oneDecimal(battle.probability1Wins))} names={[first]} />
        </p>
        <Button onClick={onRead} aria-label={TEXTS.readOf(first, second)}>
          {TEXTS.read}
        </Button>
      </div>
    </article>
  );
}

interface SideProps {
  character: BattleCharacter;
  hasWon: boolean;
  points: number;
  /** What tells the owner of today from the one who lost it. */
  ownerNote: string | null;
}

function Side({ character, hasWon, points, ownerNote }: SideProps) {
  const { name, imageUrl256, owner } = character;
  return (
    <div className="log-side" data-won={hasWon}>
      {imageUrl256 ? (
        <img
          src={imageUrl256}
          className="log-picture"
          width={256}
          height={256}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      ) : (
        <span aria-hidden className="log-nobody">
          ?
        </span>
      )}
      <div className="min-w-0">
        <p className="log-name">
          {hasWon && (
            <>
              <span aria-hidden>🏆 </span>
              <span className="sr-only">{TEXTS.winner}: </span>
            </>
          )}
          <HyphenatedName name={name ?? TEXTS.unknown} />
        </p>
        {owner ? (
          <p className="text-sm text-muted">
            {ownerNote}{' '}
            <Link to="/profile/$userId" params={{ userId: owner.id }} className="person-link">
              @{owner.username}
            </Link>
          </p>
        ) : (
          <p className="text-sm text-muted">{imageUrl256 ? TEXTS.anonymous : whyUnseen(character)}</p>
        )}
        {hasWon && <p className="log-points">{TEXTS.points(oneDecimal(points))}</p>}
      </div>
    </div>
  );
}
