/** One member, before an operator decides: what they did before, and suspending them or lifting it. */
import type { OpsMember, OpsSuspension } from '@chaos/shared/contract/ops';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { formatEnd } from '../../auth/format-suspension-end.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ConfirmForm } from './confirm-dialog.tsx';
import { opsMessages } from './messages.ts';
import { SuspendForm } from './suspend-form.tsx';
import { useUnsuspend } from './use-suspension.ts';

const TEXTS = opsMessages.members;

interface MemberDialogProps {
  /** A username, or an id. */
  person: string;
  onClose: () => void;
}

export function MemberDialog({ person, onClose }: MemberDialogProps) {
  const { data: member, error } = trpc.ops.member.useQuery({ person }, { staleTime: 0 });
  if (!member) {
    return (
      <Dialog title={TEXTS.loading} onClose={onClose}>
        <p role="status">{error ? failureText(error) : opsMessages.busy}</p>
        <Button onClick={onClose} className="justify-self-end">
          {opsMessages.back}
        </Button>
      </Dialog>
    );
  }
  const { person: who, role, suspension } = member;
  return (
    <Dialog title={suspension ? TEXTS.liftTitle(who.displayName) : TEXTS.title(who.displayName)} onClose={onClose}>
      <p className="text-muted wrap-anywhere">
        <bdi>@{who.username}</bdi>. {TEXTS.strikes(member.strikes)}
      </p>
      <Former member={member} />
      {role === 'operator' && <p className="font-semibold">{TEXTS.operator}</p>}
      {suspension && <InForce suspension={suspension} />}
      {role === 'operator' && (
        <Button onClick={onClose} className="justify-self-end">
          {opsMessages.back}
        </Button>
      )}
      {role === 'member' && suspension && <Lift userId={who.id} onClose={onClose} />}
      {role === 'member' && !suspension && <SuspendForm userId={who.id} onClose={onClose} />}
    </Dialog>
  );
}

/** Ends it before its time. */
function Lift({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { unsuspend, isPending, failure } = useUnsuspend(onClose);
  return (
    <ConfirmForm
      text={TEXTS.liftText}
      action={TEXTS.lift}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onConfirm={(note) => unsuspend({ userId, note })}
    />
  );
}

function failureText(error: unknown): string {
  return reasonOf(error) === 'not_found' ? TEXTS.nobody : opsMessages.failed;
}

function Former({ member: { former, strikes } }: { member: OpsMember }) {
  if (strikes === 0) return null;
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">{TEXTS.formerTitle}</summary>
      <ul className="grid gap-2">
        {former.map((one) => (
          <li key={one.id} className="grid gap-1">
            <p className="text-sm text-muted">{historyOf(one)}</p>
            <Reason text={one.reason} />
          </li>
        ))}
      </ul>
      {strikes > former.length && <p className="text-sm text-muted">{opsMessages.log.others(strikes - former.length)}</p>}
    </details>
  );
}

function InForce({ suspension }: { suspension: OpsSuspension }) {
  const { reason, since, until, by } = suspension;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{TEXTS.inForce(formatEnd(until), formatDate(since), by?.displayName ?? null)}</p>
      <Reason text={reason} />
    </div>
  );
}

function historyOf({ since, until, by, lifted }: OpsSuspension): string {
  const told = TEXTS.former(formatDate(since), formatEnd(until), by?.displayName ?? null);
  return lifted ? `${told} ${TEXTS.lifted(formatDate(lifted.at), lifted.by?.displayName ?? null)}` : told;
}

function Reason({ text }: { text: string }) {
  return (
    <p dir="auto" className="ops-quote">
      {text}
    </p>
  );
}
