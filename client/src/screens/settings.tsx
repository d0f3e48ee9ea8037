/** The account room: what belongs to the person who is signed in, and to nobody else. */
import { useReducer } from 'react';
import { CodeSection } from '../auth/one-time-codes/code-section.tsx';
import { codesMessages } from '../auth/one-time-codes/messages.ts';
import { PasskeyList } from '../auth/passkeys/passkey-list.tsx';
import { passkeyListMessages } from '../auth/passkeys/passkey-list-messages.ts';
import { useAuth } from '../auth/provider.tsx';
import { ExportList } from '../features/account/export-list.tsx';
import { LeaveSection } from '../features/account/leave-section.tsx';
import { leavingMessages } from '../features/account/leaving-messages.ts';
import { accountMessages } from '../features/account/messages.ts';
import { ProfileSection } from '../features/account/profile-section.tsx';
import { SessionList } from '../features/account/session-list.tsx';
import { Section } from '../features/account/settings-section.tsx';
import { SignInSection } from '../features/account/sign-in-section.tsx';
import { AppearanceSection } from '../features/appearance/appearance-section.tsx';
import { appearanceMessages } from '../features/appearance/messages.ts';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { HiddenLists } from '../features/people/hidden-lists.tsx';
import { peopleMessages } from '../features/people/messages.ts';
import { uiMessages } from '../ui/messages.ts';
import { usePageTitle } from '../ui/page-title.ts';

const TEXTS = accountMessages;

export function SettingsScreen() {
  const { user } = useAuth();
  const [, writeDatesAnew] = useReducer((count: number) => count + 1, 0);
  usePageTitle(`${TEXTS.title} · ${uiMessages.product}`);
  // Signed out this moment: the guard is about to lead away.
  if (!user) return null;
  return (
    // Of one person: when another tab has signed in as somebody else, no field and no dialog of the one before is left.
    <div key={user.id} className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5 py-6 md:py-8">
      <h1 tabIndex={-1} className="font-display text-[min(2.25rem,14vw)]/[1.1111] font-extrabold">
        {TEXTS.title}
      </h1>
      <ProfileSection user={user} />
      <SignInSection user={user} />
      <Section title={passkeyListMessages.title}>
        <PasskeyList />
      </Section>
      <Section title={codesMessages.title}>
        <CodeSection />
      </Section>
      <Section title={TEXTS.sessions.title}>
        <SessionList />
      </Section>
      <Section title={TEXTS.notices.title}>
        <NotificationSettings />
      </Section>
      <Section title={peopleMessages.hidden.title}>
        <HiddenLists />
      </Section>
      <Section title={appearanceMessages.title}>
        <AppearanceSection onDates={writeDatesAnew} />
      </Section>
      <Section title={leavingMessages.takeAlong.title}>
        <ExportList />
      </Section>
      <Section title={leavingMessages.leave.title}>
        <LeaveSection />
      </Section>
    </div>
  );
}
