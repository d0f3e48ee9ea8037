/** What something was drawn from and, once the day is over, the whole computation again, in this browser. */
import { type FairnessDay, SECRET_REST_MINUTES } from '@chaos/shared/contract/battles';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { cx } from '../../lib/cx.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Check as CheckIcon, Close } from '../../ui/icons.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { useOnline } from '../../ui/use-online.ts';
import type { Check } from './check.ts';
import { commitmentMessages as TEXTS } from './messages.ts';
import { keepSeen, seenOn } from './seen-commitments.ts';

const PUBLISHED_AFTER_MS = 86_400_000 + SECRET_REST_MINUTES * 60_000;

export interface ToldDay {
  commitment: string;
  secret: string;
}

interface Computation<Name extends string> {
  /**
   * @param seen the commitment that this browser was shown on the day itself; undefined when it was shown none.
   * @throws where the browser has no WebCrypto: on pages that did not come over a secure connection.
   */
  compute: (day: ToldDay, seen?: string) => Promise<Check<Name>[]>;
  says: Record<Name, string>;
  texts: { promise: string; notYet: (when: string) => string; someBad: string };
}

interface DayProofProps<Name extends string> extends Computation<Name> {
  /** `YYYY-MM-DD` */
  day: string;
  /** What else it was drawn from, as `Fact`s. */
  children: ReactNode;
}

export function DayProof<Name extends string>({ day, children, ...computation }: DayProofProps<Name>) {
  const isOnline = useOnline();
  const fairness = trpc.battles.fairness.useQuery({ day }, { staleTime: 0 });
  const told = fairness.data;
  useEffect(() => {
    if (told?.secret === null) keepSeen(told.day, told.commitment);
  }, [told]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">{computation.texts.promise}</p>
      {told && <Verdict fairness={told} {...computation} />}
      {fairness.isPending && (isOnline ? <p role="status">{TEXTS.loading}</p> : <OfflineNote />)}
      {fairness.isError && !told && (
        <p className="flex flex-wrap items-center gap-3 text-danger-text">
          {TEXTS.failed}
          <Button onClick={() => void fairness.refetch()}>{uiMessages.tryAgain}</Button>
        </p>
      )}
      <dl className="proof">
        <Fact name={TEXTS.day}>{day}</Fact>
        {told && <Fact name={TEXTS.commitment}>{told.commitment}</Fact>}
        {told?.secret && <Fact name={TEXTS.secret}>{told.secret}</Fact>}
        {children}
      </dl>
    </div>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Verdict<Name extends string>({ fairness, ...computation }: Computation<Name> & { fairness: FairnessDay }) {
  const { says, texts } = computation;
  const checks = useChecks(fairness, computation);
  if (fairness.secret === null) {
    const published = new Date(Date.parse(`${fairness.day}T00:00:00Z`) + PUBLISHED_AFTER_MS);
    return <p className="font-semibold">{texts.notYet(formatDate(published))}</p>;
  }
  if (checks === null) return null;
  if (checks === 'impossible') return <p className="font-semibold">{TEXTS.noCrypto}</p>;
  const isGood = checks.every(({ isRight }) => isRight);
  return (
    <div className="grid gap-2" role="status">
      <p className={cx('font-bold', isGood ? 'text-success-text' : 'text-danger-text')}>
        {isGood ? TEXTS.allGood : texts.someBad}
      </p>
      <ul className="grid gap-1.5">
        {checks.map((check) => (
          <CheckLine key={check.name} check={check} says={says[check.name]} />
        ))}
      </ul>
    </div>
  );
}

function CheckLine({ check: { isRight, computed, told }, says }: { check: Check; says: string }) {
  const Icon = isRight ? CheckIcon : Close;
  return (
    <li className="check-line" data-right={isRight}>
      <Icon className="size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{isRight ? TEXTS.good : TEXTS.bad}: </span>
        {says}
        {!isRight && <strong> {TEXTS.differs(computed, told)}</strong>}
      </span>
    </li>
  );
}

/** @returns null until they are computed. */
function useChecks<Name extends string>({ secret, commitment, day }: FairnessDay, { compute }: Computation<Name>) {
  const [checks, setChecks] = useState<Check<Name>[] | 'impossible' | null>(null);
  const begin = useEffectEvent((told: ToldDay) => compute(told, seenOn(day)));
  useEffect(() => {
    if (secret === null) return;
    let isOver = false;
    begin({ secret, commitment }).then(
      (done) => isOver || setChecks(done),
      () => isOver || setChecks('impossible'),
    );
    return () => {
      isOver = true;
    };
  }, [secret, commitment]);
  return checks;
}
