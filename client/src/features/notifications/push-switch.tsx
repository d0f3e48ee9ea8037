/** Whether this browser is told of what happens while no page of ours is open. */
import { useEffect, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { SettingSwitch } from '../../ui/setting-switch.tsx';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { notificationMessages } from './messages.ts';
import { pushChance, readPushEndpoint, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';

const TEXTS = notificationMessages.settings.push;

export function PushSwitch() {
  const [chance, setChance] = useState(pushChance);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { notifications } = trpc.useUtils();
  const state = trpc.notifications.push.useQuery(undefined, { enabled: chance === 'possible' }).data;
  const subscribe = trpc.notifications.subscribe.useMutation();
  const unsubscribe = trpc.notifications.unsubscribe.useMutation();
  useEffect(() => void readPushEndpoint().then(setEndpoint), []);

  if (chance !== 'possible')
    return (
      <p className="text-muted">
        <span className="block font-semibold text-text">{TEXTS.label}</span>
        {TEXTS[chance]}
      </p>
    );
  // Both have to know of it: the server forgets browsers, and browsers forget permissions.
  const isOn = endpoint !== null && state?.endpoint === endpoint;
  const turnOn = async (publicKey: string) => {
    const subscription = await subscribeBrowser(publicKey);
    setChance(pushChance());
    if (subscription === null) return;
    notifications.push.setData(undefined, await subscribe.mutateAsync(subscription));
    setEndpoint(subscription.endpoint);
  };
  const turnOff = async () => {
    notifications.push.setData(undefined, await unsubscribe.mutateAsync());
    setEndpoint(null);
    await unsubscribeBrowser();
  };
  const change = async () => {
    if (!state) return;
    setBusy(true);
    try {
      await (isOn ? turnOff() : turnOn(state.publicKey));
    } catch {
      showFailure(TEXTS.failed);
    }
    setBusy(false);
  };
  return (
    <SettingSwitch label={TEXTS.label} hint={TEXTS.hint} isOn={isOn} isBusy={isBusy || !state} onChange={() => void change()} />
  );
}
