/** What everybody sees of the member: name and words of their own, and the username. */
import type { SessionUser } from '@chaos/shared/contract/auth';
import type { Profile } from '@chaos/shared/contract/profiles';
import { findBioFault, findDisplayNameFault } from '@chaos/shared/rules/profile-texts';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { AuthForm } from '../../auth/components/auth-form.tsx';
import { fieldRules } from '../../auth/field-rules.ts';
import { loadSessionManager } from '../../auth/load-session-manager.ts';
import { authMessages } from '../../auth/messages.ts';
import { useDraft } from '../../lib/draft.ts';
import { formatDate } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { LongTextField, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { accountMessages } from './messages.ts';
import { Part } from './setting-part.tsx';
import { Section } from './settings-section.tsx';

const TEXTS = accountMessages.profile;
const PROFILE_RULES = { displayName: findDisplayNameFault, bio: findBioFault };

export function ProfileSection({ user }: { user: SessionUser }) {
  const { data, isError, refetch } = trpc.profiles.byId.useQuery({ id: user.id });
  const [hasRenamed, setRenamed] = useState(false);
  return (
    <Section title={TEXTS.title}>
      {data && <ProfileForm profile={data} />}
      {!data && isError && <LoadFailed title={TEXTS.failedTitle} onRetry={refetch} />}
      {!data && !isError && (
        <Skeletons className="grid gap-3" count={2}>
          <div className="skeleton h-14" />
        </Skeletons>
      )}
      <Part title={TEXTS.usernameTitle} hint={TEXTS.usernameHint}>
        {data?.renamesAt ? (
          <p ref={hasRenamed ? takeFocus : null} tabIndex={-1} className="font-semibold">
            {TEXTS.usernameAgain(formatDate(data.renamesAt))}
          </p>
        ) : (
          <UsernameForm user={user} onRenamed={() => setRenamed(true)} />
        )}
      </Part>
    </Section>
  );
}

/** The form that had it is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Header and menu call the member by it. */
const readUserAgain = async () => (await loadSessionManager()).readUser();

function ProfileForm({ profile: { id, displayName, bio } }: { profile: Profile }) {
  const { client, profiles } = trpc.useUtils();
  const draft = useDraft('chaos.about', id);
  const nameDraft = useDraft('chaos.name', id);
  return (
    <AuthForm
      rules={PROFILE_RULES}
      submitLabel={TEXTS.submit}
      submitClass="justify-self-start"
      failedTitle={TEXTS.failed}
      onSubmit={async (texts) => {
        const said = await client.profiles.update.mutate(texts);
        profiles.byId.setData({ id }, (profile) => profile && { ...profile, ...said });
        draft.forget(texts.bio);
        nameDraft.forget(texts.displayName);
        showToast(TEXTS.done);
        void readUserAgain().catch(() => {});
      }}
    >
      {(faults) => (
        <>
          <TextField
            required
            name="displayName"
            label={TEXTS.displayName}
            fault={faults.displayName}
            hint={nameDraft.isFound ? accountMessages.unsaved : undefined}
            defaultValue={nameDraft.text ?? displayName}
            onChange={({ target }) => nameDraft.change(target.value === displayName ? null : target.value)}
            autoComplete="nickname"
            dir="auto"
          />
          <LongTextField
            name="bio"
            label={TEXTS.bio}
            hint={draft.isFound ? `${accountMessages.unsaved} ${TEXTS.bioHint}` : TEXTS.bioHint}
            fault={faults.bio}
            rows={3}
            dir="auto"
            defaultValue={draft.text ?? bio ?? ''}
            onChange={({ target }) => draft.change(target.value === (bio ?? '') ? null : target.value)}
          />
        </>
      )}
    </AuthForm>
  );
}

function UsernameForm({ user: { id, username }, onRenamed }: { user: SessionUser; onRenamed: () => void }) {
  const { client, profiles } = trpc.useUtils();
  const draft = useDraft('chaos.username', id);
  const rules = {
    username: (wish: string) => (wish === username ? TEXTS.usernameSame : fieldRules.username(wish)),
  };
  return (
    <AuthForm
      rules={rules}
      submitLabel={TEXTS.usernameSubmit}
      submitClass="justify-self-start"
      failedTitle={TEXTS.usernameFailed}
      onSubmit={async (wish) => {
        await client.account.changeUsername.mutate(wish);
        draft.forget(wish.username);
        onRenamed();
        showToast(TEXTS.usernameDone(wish.username));
        await Promise.all([profiles.byId.invalidate({ id }), readUserAgain().catch(() => {})]);
      }}
    >
      {(faults) => (
        <TextField
          required
          name="username"
          label={authMessages.username}
          hint={draft.isFound ? `${accountMessages.unsaved} ${authMessages.usernameHint}` : authMessages.usernameHint}
          fault={faults.username}
          defaultValue={draft.text ?? username}
          onChange={({ target }) => draft.change(target.value === username ? null : target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </AuthForm>
  );
}
