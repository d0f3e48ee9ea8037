/** Folded below every battle: what it was drawn from and, once the day is over, the whole computation again, in this browser. */

import { type Battle, type FairnessDay, SECRET_REST_MINUTES } from '@chaos/shared/contract/battles';
import type { Fighter } from '@chaos/shared/rules/battles';
import { type ReactNode, useEffect, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { cx } from '../../lib/cx.ts';
import { formatDate } from '../../lib/format.ts';
import { useOnline } from '../../lib/online.ts';
import { Button } from '../../ui/button.tsx';
import { Check as CheckIcon, Close } from '../../ui/icons-later.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { battleMessages as texts } from './messages.ts';
import { seenOn } from './seen-commitments.ts';
import { type Check, verifyBattle } from './verify-battle.ts';

const TEXTS = texts.verify;
const PUBLISHED_AFTER_MS = 86_400_000 + SECRET_REST_MINUTES * 60_000;

export function Verify({ battle }: { battle: Battle }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="verify" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{TEXTS.title}</summary>
      {isOpen && <Proof battle={battle} />}
    </details>
  );
}

function Proof({ battle }: { battle: Battle }) {
  const { day, requestId, fighter1, fighter2 } = battle.proof;
  const isOnline = useOnline();
  const fairness = trpc.battles.fairness.useQuery({ day }, { staleTime: 0 });
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">{TEXTS.promise}</p>
      {fairness.data && <Verdict battle={battle} fairness={fairness.data} />}
      {fairness.isPending && (isOnline ? <p role="status">{TEXTS.loading}</p> : <OfflineNote />)}
      {fairness.isError && !fairness.data && (
        <p className="flex flex-wrap items-center gap-3 text-danger-text">
          {TEXTS.failed}
          <Button onClick={() => void fairness.refetch()}>{uiMessages.tryAgain}</Button>
        </p>
      )}
      <dl className="proof">
        <Fact name={TEXTS.day}>{day}</Fact>
        {fairness.data && <Fact name={TEXTS.commitment}>{fairness.data.commitment}</Fact>}
        {fairness.data?.secret && <Fact name={TEXTS.secret}>{fairness.data.secret}</Fact>}
        <Fact name={TEXTS.requestId}>{requestId}</Fact>
        <Fact name={TEXTS.ids}>
          {battle.character1.id}
          <br />
          {battle.character2.id}
        </Fact>
        <Fact name={TEXTS.numbers}>
          {describe(fighter1)}
          <br />
          {describe(fighter2)}
        </Fact>
      </dl>
    </div>
  );
}

function describe({ likeCount, dislikeCount, winsCount, battlesCount, isFused }: Fighter): string {
  return TEXTS.numbersOf(likeCount, dislikeCount, winsCount, battlesCount, isFused);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Verdict({ battle, fairness }: { battle: Battle; fairness: FairnessDay }) {
  const checks = useChecks(battle, fairness);
  if (fairness.secret === null) {
    const published = new Date(Date.parse(`${fairness.day}T00:00:00Z`) + PUBLISHED_AFTER_MS);
    return <p className="font-semibold">{TEXTS.notYet(formatDate(published))}</p>;
  }
  if (checks === null) return null;
  if (checks === 'impossible') return <p className="font-semibold">{TEXTS.noCrypto}</p>;
  const isGood = checks.every(({ isRight }) => isRight);
  return (
    <div className="grid gap-2" role="status">
      <p className={cx('font-bold', isGood ? 'text-success-text' : 'text-danger-text')}>
        {isGood ? TEXTS.allGood : TEXTS.someBad}
      </p>
      <ul className="grid gap-1.5">
        {checks.map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </ul>
    </div>
  );
}

function CheckLine({ check: { name, isRight, computed, told } }: { check: Check }) {
  const Icon = isRight ? CheckIcon : Close;
  return (
    <li className="check-line" data-right={isRight}>
      <Icon className="size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{isRight ? TEXTS.good : TEXTS.bad}: </span>
        {TEXTS.checks[name]}
        {!isRight && <strong> {TEXTS.differs(computed, told)}</strong>}
      </span>
    </li>
  );
}

/** @returns null until they are computed. */
function useChecks(battle: Battle, { secret, commitment, day }: FairnessDay): Check[] | 'impossible' | null {
  const [checks, setChecks] = useState<Check[] | 'impossible' | null>(null);
  useEffect(() => {
    if (secret === null) return;
    let isOver = false;
    verifyBattle(battle, { secret, commitment }, seenOn(day)).then(
      (done) => isOver || setChecks(done),
      () => isOver || setChecks('impossible'),
    );
    return () => {
      isOver = true;
    };
  }, [battle, secret, commitment, day]);
  return checks;
}
