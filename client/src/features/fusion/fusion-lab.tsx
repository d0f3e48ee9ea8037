/** The FUSE LAB: two or three of one's own characters are picked, lie in the tray, and become one. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { FuseInput } from '@chaos/shared/contract/fusion';
import { type Ref, useEffect, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { marksOf } from '../locks/restriction-texts.ts';
import { useRestrictions } from '../locks/use-restrictions.ts';
import { CharacterList } from '../profiles/character-list.tsx';
import { profileMessages } from '../profiles/messages.ts';
import { SelectableCard } from '../profiles/selectable-card.tsx';
import { useCharacterList } from '../profiles/use-character-list.ts';
import { BuiltInArtistButton, BuiltInArtistHint } from '../tickets/built-in-artist-button.tsx';
import { type Failure, isBusy } from '../tickets/job.ts';
import { FuseDialog } from './fuse-dialog.tsx';
import { fuseAgain, goOnFusing, submitFusion } from './fusion-actions.ts';
import { togglePick, whyNotFuse } from './fusion-picks.ts';
import { FusionProgress } from './fusion-progress.tsx';
import { type FusionSource, toSource } from './fusion-record.ts';
import { requestFor } from './fusion-request.ts';
import { fusion, lab, markFusionSeen, picks, refusePicks } from './fusion-store.ts';
import { FusionTray } from './fusion-tray.tsx';
import { fusionMessages } from './messages.ts';

export function FusionLab() {
  const state = useStore(fusion);
  const picked = useStore(picks);
  const fuseButton = useRef<HTMLButtonElement>(null);
  useEffect(lab.show, []);
  // The bench that had the focus is gone.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && state.phase === 'idle' && document.activeElement === document.body) fuseButton.current?.focus();
    wasBusy.current = isBusy(state);
  }, [state]);
  if (state.phase === 'submitting')
    return <FusionProgress sources={picked} ticket={null} times={null} isCancelling={state.isCancelling} />;
  if (state.phase === 'waiting')
    return <FusionProgress sources={picked} ticket={state.ticket} times={state} isCancelling={state.isCancelling} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {state.phase === 'failed' && <FailureBox failure={state.failure} picked={picked} />}
      {state.phase === 'done' && !state.isSeen && <ReadyPanel />}
      <Picking picked={picked} fuseButton={fuseButton} />
    </div>
  );
}

interface PickingProps {
  picked: readonly FusionSource[];
  fuseButton: Ref<HTMLButtonElement>;
}

function Picking({ picked, fuseButton }: PickingProps) {
  const { client } = trpc.useUtils();
  const [query, setQuery] = useState('');
  const ids = picked.map(({ id }) => id);
  const source = { tab: 'fuse', query } as const;
  const { rows } = useCharacterList(source);
  const restrictions = useRestrictions(rows.map(({ id }) => id));
  const marksFor = (id: string) => {
    const restriction = restrictions.get(id);
    return restriction ? marksOf(restriction) : [];
  };
  const toggle = (row: FusionSource) => {
    const { selected, refusal } = togglePick(ids, row, marksFor(row.id));
    if (refusal) return refusePicks(refusal);
    picks.set(selected.flatMap((id) => [...picked, toSource(row)].find((one) => one.id === id) ?? []));
  };
  return (
    <>
      <p className="fusion-hint text-muted">{fusionMessages.hint}</p>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-bold tabular-nums">{fusionMessages.legend(picked.length)}</legend>
        <CharacterList
          source={source}
          onQuery={setQuery}
          renderCard={(view) => (
            <SelectableCard
              {...view}
              label={fusionMessages.select(view.row.name)}
              chips={[...chipsOf(view.row), ...marksFor(view.row.id)]}
              isSelected={ids.includes(view.row.id)}
              isRefused={!view.row.isActive || view.row.isFused || marksFor(view.row.id).length > 0}
              onToggle={() => toggle(view.row)}
            />
          )}
        />
      </fieldset>
      <FusionTray picked={picked} onRemove={toggle} onFuse={() => submitFusion(client)} fuseButton={fuseButton} />
    </>
  );
}

function chipsOf({ isActive, isFusedAway, isPublic }: CharacterRow): string[] {
  const gone = isFusedAway ? fusionMessages.fusedAway : fusionMessages.takenDown;
  return [...(isActive ? [] : [gone]), ...(isPublic ? [] : [profileMessages.private])];
}

interface FailureBoxProps {
  failure: Failure<FuseInput>;
  picked: readonly FusionSource[];
}

/** The same ones go on at once; others, that were picked since, are asked about first. */
function FailureBox({ failure: { message, unanswered, again, isUsedUp }, picked }: FailureBoxProps) {
  const { client } = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const failed = again?.input ?? unanswered;
  const ids = picked.map(({ id }) => id);
  const areSame = failed !== null && requestFor(ids, failed) === failed;
  const retry = () => {
    const refusal = whyNotFuse(ids.length);
    if (areSame) fuseAgain(client);
    else if (refusal) refusePicks(refusal);
    else setAsking(true);
  };
  const byBuiltIn = areSame && again?.mayAskHouse ? again : null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <ErrorBox
      isWork
      headingRef={heading}
      title={fusionMessages.failed}
      onRetry={isUsedUp ? null : retry}
      other={byBuiltIn && <BuiltInArtistButton onAsk={() => goOnFusing(client, byBuiltIn, true)} />}
    >
      <p>{message || (unanswered || again ? uiMessages.unanswered : fusionMessages.failedText)}</p>
      {byBuiltIn && <BuiltInArtistHint />}
      <p className="text-muted">{fusionMessages.kept}</p>
      {isAsking && <FuseDialog sources={picked} onClose={() => setAsking(false)} onFuse={() => fuseAgain(client)} />}
    </ErrorBox>
  );
}

/** A result that arrived unseen. */
function ReadyPanel() {
  return (
    <section aria-label={fusionMessages.region} className="panel fusion-ready">
      <div className="card-back is-ready aspect-square" aria-hidden>
        <LogoMark />
      </div>
      <div className="grid min-w-0 justify-items-start gap-2">
        <h2 className="font-display text-xl leading-tight font-extrabold">{fusionMessages.ready}</h2>
        <p className="text-sm text-muted">{fusionMessages.readyHint}</p>
        <Button look="primary" onClick={markFusionSeen} className="mt-1 px-8">
          {fusionMessages.show}
        </Button>
      </div>
    </section>
  );
}
