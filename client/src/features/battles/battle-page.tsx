/** One battle as a page of its own: where shared links lead. */
import type { Battle, BattleCharacter } from '@chaos/shared/contract/battles';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { useAuth } from '../../auth/provider.tsx';
import { formatDate } from '../../lib/format.ts';
import { announce } from '../../ui/announce.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { ShareMenu } from '../../ui/share/share-menu.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Swords } from '../../ui/sprite-icons.tsx';
import { shareableBattle } from './battle-to-shareable.ts';
import { namesOf, storyOf, whyUnseen } from './log-text.ts';
import { battleMessages } from './messages.ts';
import { describeMove } from './move-text.ts';
import { NamedText } from './named-text.tsx';
import { ScorePoster } from './score-poster.tsx';
import { StoryComing } from './story.tsx';
import { StoryReader } from './story-reader.tsx';
import { useReveal } from './use-reveal.ts';
import { VerifySection } from './verify-section.tsx';

const TEXTS = battleMessages.page;
/** Whoever got the link in the first seconds; its ticket is told to its holder alone. */
const STORY_ASKED_EVERY_MS = 2_000;

export function BattlePage({ id, notFound }: { id: string; notFound: ReactNode }) {
  const { data, error, refetch } = trpc.battles.byId.useQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data?.isStoryComing ? STORY_ASKED_EVERY_MS : false) },
  );
  const reason = reasonOf(error);
  const names = data && namesOf(data);
  usePageTitle(`${names ? battleMessages.share.name(names.first, names.second) : battleMessages.title} · ${uiMessages.product}`);
  if (reason === 'not_found' || reason === 'invalid_input') return notFound;
  return (
    <div className="battle-page py-6 md:py-8">
      <Link to="/battle" search={{}} className={buttonClass('quiet', 'justify-self-start')}>
        <Swords className="size-5" />
        {TEXTS.toArena}
      </Link>
      {data ? (
        <Told battle={data} />
      ) : error ? (
        <LoadFailed title={TEXTS.failed} onRetry={refetch} />
      ) : (
        <Skeletons className="grid" count={1}>
          <div className="skeleton h-[60dvh] rounded-card!" />
        </Skeletons>
      )}
    </div>
  );
}

function Told({ battle }: { battle: Battle }) {
  const reveal = useReveal(false);
  const { character1, character2, winnerCharacterId } = battle;
  const { first, second } = namesOf(battle);
  const hasWon = winnerCharacterId === character1.id;
  useStoryTold(battle);
  const viewerId = useAuth().user?.id ?? null;
  return (
    <>
      <ScorePoster
        heading={{ as: 'h1' }}
        corners={[
          { name: first, score: battle.battleScore1, hasWon, picture: <Picture of={character1} /> },
          { name: second, score: battle.battleScore2, hasWon: !hasWon, picture: <Picture of={character2} /> },
        ]}
        probability={battle.probability1Wins}
        randomFactor={battle.randomFactor}
        move={describeMove(viewerId, battle)}
        reveal={reveal}
      />
      <div className="after-battle" data-reveal={reveal}>
        <section className="story panel" aria-busy={battle.isStoryComing}>
          <h2 className="font-display text-xl font-extrabold">{battleMessages.result.story}</h2>
          {battle.isStoryComing ? (
            <StoryComing text={TEXTS.storyComing} />
          ) : (
            <StoryReader text={storyOf(battle)} names={[first, second]} />
          )}
          <p className="text-sm text-muted">
            <time dateTime={battle.createdAt.toISOString()}>{formatDate(battle.createdAt)}</time>
          </p>
        </section>
        <div className="grid grid-cols-1 content-start justify-items-start gap-4">
          <NextFights battle={battle} viewerId={viewerId} />
          <ShareMenu shared={shareableBattle(battle)} action={battleMessages.result.share} />
          <VerifySection battle={battle} />
        </div>
      </div>
    </>
  );
}

/** Against the winner, or on with it where it is one's own; and for what was lost, as long as somebody else has it. */
function NextFights({ battle, viewerId }: { battle: Battle; viewerId: string | null }) {
  const { character1, character2, winnerCharacterId, move } = battle;
  const [winner, loser] = winnerCharacterId === character1.id ? [character1, character2] : [character2, character1];
  const isOwn = ({ owner }: BattleCharacter) => owner !== null && owner.id === viewerId;
  return (
    <>
      {move === 'lost' && loser.imageUrl256 !== null && !isOwn(loser) && (
        <FightLink search={{ opponent: loser.id }} text={battleMessages.result.winBack} of={loser} />
      )}
      {winner.imageUrl256 !== null &&
        (isOwn(winner) ? (
          <FightLink search={{ fighter: winner.id }} text={battleMessages.result.fightOn} of={winner} />
        ) : (
          <FightLink search={{ opponent: winner.id }} text={TEXTS.fight} of={winner} />
        ))}
    </>
  );
}

interface FightLinkProps {
  search: { opponent: string } | { fighter: string };
  text: (name: string) => string;
  of: BattleCharacter;
}

function FightLink({ search, text, of: { name } }: FightLinkProps) {
  return (
    <Link to="/battle" search={search} className={buttonClass('primary', 'wrap-anywhere')}>
      <Swords className="size-5 shrink-0" />
      <span>
        <NamedText text={text(name ?? '')} names={[name ?? '']} />
      </span>
    </Link>
  );
}

/** Said to whoever waited for it here. */
function useStoryTold({ isStoryComing = false, battleStory }: Battle): void {
  const [hasWaited, setWaited] = useState(isStoryComing);
  if (isStoryComing && !hasWaited) setWaited(true);
  const isTold = hasWaited && battleStory !== null;
  useEffect(() => {
    if (isTold) announce(battleMessages.result.storyTold);
  }, [isTold]);
}

function Picture({ of }: { of: BattleCharacter }) {
  const { id, name, imageUrl512 } = of;
  if (imageUrl512 === null)
    return (
      <div className="corner-free rounded-card-inner">
        <span aria-hidden>?</span>
        <span className="corner-why">{whyUnseen(of)}</span>
      </div>
    );
  return (
    <Link to="/character/$id" params={{ id }} className="block">
      <img src={imageUrl512} alt={name ?? ''} width={512} height={512} decoding="async" className="rounded-card-inner" />
    </Link>
  );
}
