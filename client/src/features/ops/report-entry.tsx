import type { OpsReport } from '@chaos/shared/contract/ops';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ImageOff } from '../../ui/icons.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { REPORT_REASON_NAMES } from '../reports/messages.ts';
import { MemberDialog } from './member-dialog.tsx';
import { opsMessages } from './messages.ts';
import { type ReportAction, ReportActionDialog } from './report-action-dialog.tsx';

const TEXTS = opsMessages.reports;

/** One character, comment or collection, with everything that was reported of it. */
export function ReportEntry({ report }: { report: OpsReport }) {
  const [reportAction, setAction] = useState<ReportAction | null>(null);
  const [member, setMember] = useState<string | null>(null);
  const { targetKind, targetId, characterId, count, reasons, openedAt, lastAt, target, resolution } = report;
  const isDown = target?.isActive === false;
  return (
    <article className="panel ops-entry" aria-label={target?.name ?? TEXTS.gone}>
      <span className="ops-thumb">
        {target?.imageUrl256 ? (
          <img src={target.imageUrl256} alt="" width={44} height={44} loading="lazy" decoding="async" />
        ) : (
          <ImageOff />
        )}
      </span>
      <div className="grid min-w-0 gap-1.5">
        <h2 className="font-bold wrap-anywhere">
          {!target && TEXTS.gone}
          {target && targetKind !== 'comment' && <bdi>{target.name}</bdi>}
          {target && targetKind === 'comment' && TEXTS.under(target.name)}
        </h2>
        <p className="flex flex-wrap gap-1.5">
          {reasons.map(({ reason, count: times }) => (
            <span key={reason} className="ops-state is-failed">
              {REPORT_REASON_NAMES[reason]}
              {times > 1 && <span>×{times}</span>}
            </span>
          ))}
          {isDown && <span className="ops-state">{TEXTS.down}</span>}
        </p>
        {target?.content !== null && target?.content !== undefined && (
          <p dir="auto" className="ops-quote">
            {target.content}
          </p>
        )}
        <p className="text-sm text-muted wrap-anywhere">
          {TEXTS.kinds[targetKind]}
          {peopleOf(report).map(({ role, person, nobody }) => (
            <Fragment key={role}>
              {` ${role} `}
              <span className="font-semibold text-text">{person ? <PersonName person={person} /> : nobody}</span>
            </Fragment>
          ))}
          {`. ${TEXTS.count(count)}, ${TEXTS.since(formatDate(openedAt), formatDate(lastAt))}`}
        </p>
        {resolution && (
          <p className="text-sm font-semibold">
            {TEXTS.by(TEXTS.resolution[resolution.action], resolution.by?.displayName ?? null, formatDate(resolution.at))}
          </p>
        )}
      </div>
      <div className="ops-entry-actions">
        {target && !isDown && characterId && (
          <Link to="/character/$id" params={{ id: characterId }} className={buttonClass('ghost')}>
            {TEXTS.view}
          </Link>
        )}
        {target && !isDown && targetKind === 'collection' && (
          <Link to="/collection/$id" params={{ id: targetId }} className={buttonClass('ghost')}>
            {TEXTS.view}
          </Link>
        )}
        {peopleOf(report).map(
          ({ person, suspend }) =>
            person && (
              <Button key={suspend} look="ghost" onClick={() => setMember(person.id)}>
                {suspend}
              </Button>
            ),
        )}
        {!resolution && <Button onClick={() => setAction('dismiss')}>{TEXTS.dismiss}</Button>}
        {!resolution && (
          <Button look="danger" onClick={() => setAction('take_down')}>
            {TEXTS.takeDown}
          </Button>
        )}
        {isDown && targetKind === 'character' && <Button onClick={() => setAction('restore')}>{TEXTS.restore}</Button>}
      </div>
      {member !== null && <MemberDialog person={member} onClose={() => setMember(null)} />}
      {reportAction && <ReportActionDialog report={report} reportAction={reportAction} onClose={() => setAction(null)} />}
    </article>
  );
}

interface Involved {
  role: string;
  /** Null: {@link Involved.nobody}. */
  person: PersonSummary | null;
  nobody: string;
  suspend: string;
}

/** Whoever answers for it comes first: of a character that has changed hands its maker, whose text and picture it is. */
function peopleOf({ targetKind, target }: OpsReport): Involved[] {
  if (!target) return [];
  const { maker, person } = target;
  const { suspendOf, suspendMaker, suspendOwner } = opsMessages.members;
  if (targetKind !== 'character' || maker?.id === person?.id)
    return person ? [{ role: TEXTS.of, person, nobody: TEXTS.nobody, suspend: suspendOf }] : [];
  return [
    { role: TEXTS.made, person: maker, nobody: TEXTS.visitor, suspend: suspendMaker },
    { role: TEXTS.owned, person, nobody: TEXTS.nobody, suspend: suspendOwner },
  ];
}
