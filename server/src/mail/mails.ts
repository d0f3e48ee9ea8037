/** What we write to people, and the links in it: always of the configured origin, whatever a request claims. */
import type { OpsAlert } from '@chaos/shared/contract/ops';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Tokens travel in the fragment, which no server and no log gets to see; the page sends them by POST. */
export function confirmationMail(publicUrl: string, to: string, { username, token }: { username: string; token: string }): Mail {
  return {
    to,
    subject: 'Confirm your e-mail for the Hall of Chaos',
    text: `Hello ${username},\n\nplease confirm that this address is yours:\n\n${publicUrl}/#confirm=${token}\n\nThe link works once, for 24 hours, and asks for your password where you are not signed in. If you did not sign up, ignore this mail, or make the account yours with a new password.\n`,
  };
}

export function resetMail(publicUrl: string, to: string, token: string): Mail {
  return {
    to,
    subject: 'A new password for the Hall of Chaos',
    text: `Hello,\n\nsomebody, hopefully you, asked for a new password:\n\n${publicUrl}/auth?mode=reset#token=${token}\n\nThe link works once, for 10 minutes. If it was not you, ignore this mail: nothing has changed.\n`,
  };
}

export function entranceMail(publicUrl: string, to: string, token: string): Mail {
  return {
    to,
    subject: 'Your way into the Hall of Chaos',
    text: `Hello,\n\nsomebody has tried many passwords on your account, so new devices have to wait before they can sign in. Yours need not, with this link and your password:\n\n${publicUrl}/auth#token=${token}\n\nIt works once, for an hour. If you did not try to sign in, nobody got in: there is nothing to do.\n`,
  };
}

export function alreadyRegisteredMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'You already have an account at the Hall of Chaos',
    text: `Hello,\n\nsomebody tried to sign up with this address, which has an account already. If it was you, sign in or ask for a new password:\n\n${publicUrl}/auth\n\nIf it was not you, nothing has changed.\n`,
  };
}

type AlertTexts = Pick<OpsAlert, 'severity' | 'title' | 'summary' | 'advice'>;

/** To an operator: what is wrong now, and what is over. At least one of both. */
export function alertMail(
  publicUrl: string,
  to: string,
  { begun, over }: { begun: readonly AlertTexts[]; over: readonly AlertTexts[] },
): Mail {
  const [first = over[0], ...others] = begun;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  const paragraphs = [
    ...begun.map(({ severity, title, summary, advice }) => `${severity.toUpperCase()}: ${title}.\n${summary}\n${advice}`),
    ...over.map(({ title, summary }) => `OVER: ${title}.\nThe last that was seen of it: ${summary}`),
  ];
  return {
    to,
    subject: `Hall of Chaos: ${begun.length === 0 ? 'over: ' : ''}${first?.title ?? ''}${more}`,
    text: `${paragraphs.join('\n\n')}\n\nHow it stands now: ${publicUrl}/ops\n`,
  };
}
