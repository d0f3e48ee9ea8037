/** Whether signing in takes a one-time code: to switch on, with recovery codes to keep, and off. */
import type { CodesBegun, CodesState } from '@chaos/shared/contract/one-time-codes';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { goTo, isFocusLost } from '../../ui/focus/lost-focus.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { tellFailure } from '../tell-failure.ts';
import { AskDialog } from './ask-dialog.tsx';
import { codesMessages as TEXTS } from './messages.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUp, takeFocus } from './set-up.tsx';

/** Below it somebody is told to get new ones. */
const FEW = 3;

export function CodeSection() {
  const { data, isError, refetch } = trpc.account.codes.state.useQuery();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const beginning = useRef<HTMLParagraphElement>(null);
  // The form that they came from is gone, and with it what the dialog would give the focus back to.
  useLayoutEffect(() => {
    if (recoveryCodes) return () => void (beginning.current && isFocusLost() && goTo(beginning.current));
  }, [recoveryCodes]);
  return (
    <>
      <p className="text-muted">{TEXTS.hint}</p>
      {data?.since ? (
        <On ref={beginning} state={data} since={data.since} onCodes={setRecoveryCodes} />
      ) : data ? (
        <Off onCodes={setRecoveryCodes} />
      ) : isError ? (
        <LoadFailed title={TEXTS.failedTitle} onRetry={refetch} />
      ) : (
        <Skeletons className="grid gap-3" count={1}>
          <div className="skeleton h-11" />
        </Skeletons>
      )}
      {recoveryCodes && <RecoveryCodesDialog codes={recoveryCodes} onKept={() => setRecoveryCodes(null)} />}
    </>
  );
}

const fail = (error: unknown) => tellFailure(TEXTS.failed, error);

interface StateProps {
  /** They are shown this once. */
  onCodes: (codes: string[]) => void;
}

function Off({ onCodes }: StateProps) {
  const [begun, setBegun] = useState<CodesBegun | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const { mutate, isPending } = trpc.account.codes.begin.useMutation({ onSuccess: setBegun, onError: fail });
  const leave = () => {
    setBegun(null);
    setWasLeft(true);
  };
  if (begun) return <SetUp begun={begun} onCancel={leave} onCodes={onCodes} />;
  return (
    <>
      <p className="font-semibold">{TEXTS.off}</p>
      <Button
        ref={wasLeft ? takeFocus : undefined}
        onClick={() => isPending || mutate()}
        aria-disabled={isPending}
        className="justify-self-start"
      >
        {TEXTS.begin}
      </Button>
    </>
  );
}

interface OnProps extends StateProps {
  ref: Ref<HTMLParagraphElement>;
  state: CodesState;
  since: Date;
}

function On({ ref, state: { recoveryLeft }, since, onCodes }: OnProps) {
  const { state } = trpc.useUtils().account.codes;
  const [doing, setDoing] = useState<'renew' | 'remove' | null>(null);
  const close = () => setDoing(null);
  // Whatever came of it: an answer that is lost has happened.
  const onSettled = () => state.invalidate();
  const renew = trpc.account.codes.renew.useMutation({
    onSuccess({ recoveryCodes }) {
      close();
      onCodes(recoveryCodes);
    },
    onError: fail,
    onSettled,
  });
  const remove = trpc.account.codes.remove.useMutation({
    onSuccess() {
      close();
      showToast(TEXTS.removed);
    },
    onError: fail,
    onSettled,
  });
  return (
    <>
      <div>
        <p ref={ref} tabIndex={-1} className="font-semibold">
          {TEXTS.on(formatDate(since))}
        </p>
        <p className="text-sm text-muted">{TEXTS.left(recoveryLeft)}</p>
        {recoveryLeft < FEW && <p className="text-sm font-semibold text-warning-text">{TEXTS.few}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-haspopup="dialog" onClick={() => setDoing('renew')}>
          {TEXTS.asks.renew.confirm}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setDoing('remove')}>
          {TEXTS.asks.remove.confirm}
        </Button>
      </div>
      {doing && (
        <AskDialog
          {...TEXTS.asks[doing]}
          isBusy={renew.isPending || remove.isPending}
          onConfirm={doing === 'renew' ? renew.mutate : remove.mutate}
          onClose={close}
        />
      )}
    </>
  );
}
