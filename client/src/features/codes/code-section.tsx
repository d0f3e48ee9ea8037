/** Whether signing in takes a one-time code: to switch on, with recovery codes to keep, and off. */
import type { CodesBegun, CodesState } from '@chaos/shared/contract/codes';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { serverSentence } from '../../api/failure-sentence.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { showFailure, unlessOffline } from '../../ui/toast/show-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { CodeDialog } from './code-dialog.tsx';
import { codesMessages as TEXTS } from './messages.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetUp } from './set-up.tsx';

/** Below it somebody is told to get new ones. */
const FEW = 3;

export function CodeSection() {
  const { data, isError, refetch } = trpc.account.codes.state.useQuery();
  /** Shown until they are kept, whatever the server says meanwhile. */
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  return (
    <>
      <p className="text-pretty text-muted">{TEXTS.hint}</p>
      {recoveryCodes ? (
        <RecoveryCodeList codes={recoveryCodes} onKept={() => setRecoveryCodes(null)} />
      ) : data?.since ? (
        <On state={data} since={data.since} onCodes={setRecoveryCodes} />
      ) : data ? (
        <Off onCodes={setRecoveryCodes} />
      ) : isError ? (
        <ErrorBox title={TEXTS.failedTitle} onRetry={() => void refetch()}>
          {uiMessages.failedText}
        </ErrorBox>
      ) : (
        <Skeletons className="grid gap-3" count={1}>
          <div className="skeleton h-11" />
        </Skeletons>
      )}
    </>
  );
}

interface StateProps {
  /** They are shown this once. */
  onCodes: (codes: string[]) => void;
}

function Off({ onCodes }: StateProps) {
  const { codes } = trpc.useUtils().account;
  const [begun, setBegun] = useState<CodesBegun | null>(null);
  const { mutate, isPending } = trpc.account.codes.begin.useMutation({
    onSuccess: setBegun,
    onError: (error) =>
      showFailure({ title: TEXTS.beginFailed, description: serverSentence(error) ?? unlessOffline(uiMessages.unanswered) }),
  });
  if (begun)
    return (
      <SetUp
        begun={begun}
        onCancel={() => setBegun(null)}
        onDone={(recoveryCodes) => {
          onCodes(recoveryCodes);
          void codes.state.invalidate();
        }}
      />
    );
  return (
    <>
      <p className="font-semibold">{TEXTS.off}</p>
      <Button onClick={() => isPending || mutate()} aria-disabled={isPending} className="justify-self-start">
        {TEXTS.begin}
      </Button>
    </>
  );
}

function On({ state, since, onCodes }: StateProps & { state: CodesState; since: Date }) {
  const utils = trpc.useUtils();
  const [doing, setDoing] = useState<'renew' | 'remove' | null>(null);
  const { codes } = utils.account;
  const { codes: calls } = utils.client.account;
  const close = () => setDoing(null);
  return (
    <>
      <div>
        <p className="font-semibold">{TEXTS.on(formatDate(since))}</p>
        <p className="text-sm text-muted">{TEXTS.left(state.recoveryLeft)}</p>
        {state.recoveryLeft < FEW && <p className="text-sm font-semibold text-warning-text">{TEXTS.few}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-haspopup="dialog" onClick={() => setDoing('renew')}>
          {TEXTS.renew}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setDoing('remove')}>
          {TEXTS.remove}
        </Button>
      </div>
      {doing === 'renew' && (
        <CodeDialog
          title={TEXTS.renewTitle}
          hint={TEXTS.renewHint}
          submitLabel={TEXTS.renew}
          failedTitle={TEXTS.renewFailed}
          onClose={close}
          onCode={async (code) => {
            const { recoveryCodes } = await calls.renew.mutate({ code });
            close();
            onCodes(recoveryCodes);
            void codes.state.invalidate();
          }}
        />
      )}
      {doing === 'remove' && (
        <CodeDialog
          title={TEXTS.removeTitle}
          hint={TEXTS.removeHint}
          submitLabel={TEXTS.remove}
          failedTitle={TEXTS.removeFailed}
          onClose={close}
          onCode={async (code) => {
            await calls.remove.mutate({ code });
            await codes.state.invalidate();
            showToast(TEXTS.removed);
            close();
          }}
        />
      )}
    </>
  );
}
