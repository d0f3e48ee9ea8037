import { useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Mail } from '../../ui/icons.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { readDevices } from '../known-devices.ts';
import { leavingNotice } from '../leaving-notice.ts';
import { authMessages } from '../messages.ts';
import { isPutOut } from '../put-out-notice.ts';
import type { AuthMode } from '../search-params.ts';
import { useMailedToken } from '../use-mailed-token.ts';
import { useTyped } from '../use-typed.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { DisownForm, isDisowning } from './disown-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PutOutNote } from './put-out-note.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const TABS = ['signin', 'signup'] as const;

interface AuthCardProps {
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
}

export function AuthCard({ mode, onMode }: AuthCardProps) {
  const [mailed, setMailed] = useMailedToken(mode);
  const token = mailed?.token ?? null;
  /** Of what was disowned. */
  const resetToken = mailed?.isForPassword ? mailed.token : null;
  /** A mail is on its way there, until its link is opened in this tab. */
  const [mail, setMail] = useState<{ to: string; token: string | null } | null>(null);
  const mailedTo = mail && mail.token === token ? mail.to : null;
  const setMailedTo = (to: string) => setMail({ to, token });
  // A link that has been read already, and is not known any more: whoever disowned something still needs a new password.
  const withoutToken = mode === 'confirm' ? 'signin' : isDisowning(mode) ? 'reset' : mode;
  const shown = token ? mode : withoutToken;
  /** Somebody had an account here before. */
  const [isKnown] = useState(() => readDevices().length > 0);
  const needsPassword = (shown === 'reset' && token) || (isDisowning(shown) && resetToken);
  const title = needsPassword ? 'newPassword' : shown === 'signin' && isKnown ? 'again' : shown;
  const { fields, forgetPassword } = useTyped();
  /** Of a password that was set here. */
  const [entrance, setEntrance] = useState<string | null>(null);
  const [isSpent, setSpent] = useState(false);
  const askAgain = () => {
    setSpent(true);
    setMailed(null);
  };
  const left = useStore(leavingNotice);
  const wasPutOut = useStore(isPutOut);
  const leave = () => {
    leavingNotice.set(null);
    setMail(null);
    setMailed(null);
    onMode('signin');
  };
  const leaveWith = (next: string) => {
    setEntrance(next);
    forgetPassword();
    leave();
  };

  if (left && shown === 'signin') return <MailNote title={left.title} text={left.description} onLeave={leave} />;
  if (mailedTo !== null) {
    const isReset = shown === 'reset';
    return (
      <MailNote
        title={isReset ? authMessages.resetSentTitle : authMessages.checkTitle}
        text={isReset ? authMessages.resetSent : authMessages.checkText(mailedTo)}
        onLeave={leave}
      />
    );
  }
  return (
    <section className="panel grid grid-cols-1 gap-5 p-5 sm:p-7">
      {/* Beside the mark where its words fit there, and else below it. */}
      <div className="flex flex-wrap items-center gap-3">
        <LogoMark className="size-14" />
        <h1
          tabIndex={-1}
          className="min-w-min flex-1 font-display text-[min(1.875rem,11vw)] leading-none font-extrabold tracking-tight wrap-break-word"
        >
          {authMessages.titles[title]}
        </h1>
        <p className="w-full text-muted">{authMessages.hints[shown === 'signin' && token ? 'entrance' : title]}</p>
      </div>
      {wasPutOut && !token && <PutOutNote />}
      {shown === 'reset' || shown === 'confirm' || isDisowning(shown) ? (
        <>
          {isDisowning(shown) && token && !resetToken && (
            <DisownForm mode={shown} token={token} onDone={(next) => setMailed({ mode, token: next, isForPassword: true })} />
          )}
          {isDisowning(shown) && resetToken && <NewPasswordForm token={resetToken} onDone={leaveWith} onSpent={askAgain} />}
          {shown === 'confirm' && token && (
            <ConfirmForm token={token} typedPassword={fields.password} onForgot={() => onMode('reset')} onDone={leave} />
          )}
          {shown === 'reset' &&
            (token ? (
              <NewPasswordForm token={token} onDone={leaveWith} onSpent={askAgain} />
            ) : (
              <ResetForm address={fields.email} isAgain={isSpent} onSent={setMailedTo} />
            ))}
          <Button look="ghost" onClick={leave}>
            {authMessages.backToSignIn}
          </Button>
        </>
      ) : (
        <Tabs label={authMessages.tabsLabel} names={authMessages.tabs} order={TABS} selected={shown} onSelect={onMode}>
          {shown === 'signup' ? (
            <SignUpForm typed={fields} onSignIn={() => onMode('signin')} onMailed={setMailedTo} />
          ) : (
            <SignInForm typed={fields} entrance={token ?? entrance} onForgot={() => onMode('reset')} />
          )}
        </Tabs>
      )}
    </section>
  );
}

/** The form that had it is gone. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function MailNote({ title, text, onLeave }: { title: string; text: string; onLeave: () => void }) {
  return (
    <section className="panel grid justify-items-center gap-4 p-7 text-center" role="status">
      <Mail className="size-12 text-primary-text" />
      <h1 ref={takeFocus} tabIndex={-1} className="font-display text-2xl font-extrabold">
        {title}
      </h1>
      <p className="max-w-full wrap-anywhere text-muted">{text}</p>
      <Button look="primary" onClick={onLeave}>
        {authMessages.backToSignIn}
      </Button>
    </section>
  );
}
