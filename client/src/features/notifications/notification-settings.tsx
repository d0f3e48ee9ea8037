/** What the member wants to be told of, each by itself. */
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@chaos/shared/contract/notifications';
import { trpc } from '../../api/client.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SettingSwitch } from '../../ui/setting-switch.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { notificationMessages } from './messages.ts';
import { PushSwitch } from './push-switch.tsx';

const TEXTS = notificationMessages.settings;

export function NotificationSettings() {
  const settings = trpc.notifications.settings.useQuery();
  if (settings.data)
    return (
      <div className="notification-settings">
        <PushSwitch />
        <fieldset className="notification-settings">
          <legend className="mb-1 font-semibold text-muted">{TEXTS.topics}</legend>
          {NOTIFICATION_TOPICS.map((topic) => (
            <TopicSwitch key={topic} topic={topic} isOn={settings.data.topics[topic]} />
          ))}
        </fieldset>
      </div>
    );
  if (settings.isError) return <LoadFailed title={TEXTS.failedTitle} onRetry={settings.refetch} />;
  return (
    <Skeletons className="notification-settings" count={NOTIFICATION_TOPICS.length}>
      <div className="skeleton h-11" />
    </Skeletons>
  );
}

/** Shown as it is only when the server has said so. */
function TopicSwitch({ topic, isOn }: { topic: NotificationTopic; isOn: boolean }) {
  const { notifications } = trpc.useUtils();
  const { mutate, isPending } = trpc.notifications.setTopic.useMutation({
    onSuccess(settings) {
      notifications.settings.setData(undefined, settings);
      void notifications.list.invalidate();
    },
    onError: (error) => tellFailure(TEXTS.failed, error),
  });
  const { label, hint } = TEXTS.topic[topic];
  return (
    <SettingSwitch label={label} hint={hint} isOn={isOn} isBusy={isPending} onChange={() => mutate({ topic, isOn: !isOn })} />
  );
}
