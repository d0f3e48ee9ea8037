/** Signing in with a passkey: by a press, or by choosing one in the field for the address. */
import { PASSKEY_MINUTES, type UsedCredential } from '@chaos/shared/contract/passkeys';
import { useEffect, useEffectEvent, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { excuse } from '../../lib/stale-build.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';
import { readDevices } from '../known-devices.ts';
import { useStartSession } from '../use-start-session.ts';
import { passkeyMessages } from './messages.ts';
import { PasskeyChoice } from './passkey-choice.tsx';
import { hasPasskeys } from './passkey-support.ts';
import { usePasskeyTask } from './use-passkey-task.ts';

/** Before the challenge is over. */
const RENEW_MS = (PASSKEY_MINUTES - 1) * 60_000;

export function PasskeySignIn() {
  const { client } = trpc.useUtils();
  const enter = useStartSession();
  const { isBusy, refusal, run } = usePasskeyTask();
  const begin = () => client.auth.beginPasskey.mutate();
  const finish = async (credential: UsedCredential) => {
    const session = await client.auth.finishPasskey.mutate({ credential, devices: readDevices() });
    await enter(session);
  };
  usePasskeyField({ isPaused: isBusy, begin, onChosen: (credential) => void run(() => finish(credential)) });
  if (!hasPasskeys()) return null;
  const ask = () =>
    run(async () => {
      const { showPasskey } = await import('./webauthn.ts');
      await finish(await showPasskey(await begin()));
    });
  return <PasskeyChoice label={passkeyMessages.signIn} isBusy={isBusy} refusal={refusal} onPress={() => void ask()} />;
}

interface PasskeyField {
  /** A browser answers one question at a time. */
  isPaused: boolean;
  begin: Parameters<typeof import('./webauthn.ts').awaitPasskeyInField>[0];
  onChosen: (credential: UsedCredential) => void;
}

/** Has the browser offer passkeys in a field that is called `webauthn`, for as long as it is shown. */
function usePasskeyField({ isPaused, begin, onChosen }: PasskeyField): void {
  const [round, setRound] = useState({ since: Date.now() });
  const renew = () => {
    if (!document.hidden && !isPaused && Date.now() - round.since >= RENEW_MS) setRound({ since: Date.now() });
  };
  // A tab that lay behind others for long has an old challenge.
  useWindowFocus(renew);
  const onTime = useEffectEvent(renew);
  const ask = useEffectEvent(begin);
  const choose = useEffectEvent(onChosen);

  useEffect(() => {
    if (isPaused || !hasPasskeys()) return;
    let isOver = false;
    let stop = () => {};
    const timer = setTimeout(onTime, RENEW_MS - (Date.now() - round.since));
    const wait = async () => {
      const { awaitPasskeyInField, stopWaiting } = await import('./webauthn.ts');
      if (isOver) return;
      stop = stopWaiting;
      const credential = await awaitPasskeyInField(() => ask());
      if (credential && !isOver) choose(credential);
    };
    // Nobody has asked for it: a browser that cannot get it does without.
    wait().catch(excuse);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [isPaused, round]);
}
