/** What we write to people, and the links in it: always of the configured origin, whatever a request claims. */
import { CODES_SETTLE_DAYS } from '@chaos/shared/contract/codes';
import type { OpsAlert } from '@chaos/shared/contract/ops';
import { describeEnd } from '@chaos/shared/rules/suspension';
import type { SessionOrigin } from '../auth/sessions.ts';

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
    text: `Hello,\n\nsomebody, hopefully you, asked for a new password:\n\n${publicUrl}/auth?mode=reset#token=${token}\n\nThe link works once, for 10 minutes. A new password signs you out everywhere, and removes your passkeys. If it was not you, ignore this mail: nothing has changed.\n`,
  };
}

export function passwordChangedMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'Your password for the Hall of Chaos was changed',
    text: `Hello,\n\nthe password of your account was changed a moment ago, and every other place where you were signed in is signed out.\n\nIf it was not you, ask for a new password now, which ends every session:\n\n${publicUrl}/auth?mode=reset\n`,
  };
}

export function usernameChangedMail(publicUrl: string, to: string, username: string): Mail {
  return {
    to,
    subject: 'Your username at the Hall of Chaos was changed',
    text: `Hello,\n\nfrom now on you are @${username}. The name before stays yours for a year.\n\n${notYou(publicUrl)}`,
  };
}

interface NewDevice extends SessionOrigin {
  means: 'password' | 'passkey';
  token: string;
}

export function newDeviceMail(publicUrl: string, to: string, { device, network, means, token }: NewDevice): Mail {
  return {
    to,
    subject: 'A new sign-in to the Hall of Chaos',
    text: `Hello,\n\nsomebody, hopefully you, signed in to your account with ${means === 'password' ? 'its password' : 'a passkey of it'}, on a device that it does not know:\n\n${device}, network ${network}\n\nIf it was you, there is nothing to do.\n\nIt was not me: this link signs that device out, removes the passkeys that were added or used since, and leads to a new password. What that device gave away can then be taken back, in Trading. It works once, for seven days:\n\n${publicUrl}/auth?mode=notme#token=${token}\n`,
  };
}

/** What to do where it was somebody else: a new password by mail puts everybody out. */
const notYou = (publicUrl: string) =>
  `If it was not you, set a new password now, which ends every session and removes every passkey:\n\n${publicUrl}/auth?mode=reset\n`;

export function passkeyAddedMail(publicUrl: string, to: string, name: string): Mail {
  return {
    to,
    subject: 'A passkey was added to your account at the Hall of Chaos',
    text: `Hello,\n\nyour account can be entered with a new passkey from now on:\n\n${name}\n\n${notYou(publicUrl)}`,
  };
}

export function passkeyRemovedMail(publicUrl: string, to: string, name: string): Mail {
  return {
    to,
    subject: 'A passkey of yours at the Hall of Chaos was removed',
    text: `Hello,\n\nthis passkey opens your account no more:\n\n${name}\n\n${notYou(publicUrl)}`,
  };
}

export function passkeyCopiedMail(publicUrl: string, to: string, name: string): Mail {
  return {
    to,
    subject: 'A passkey of yours at the Hall of Chaos may have been copied',
    text: `Hello,\n\na passkey of your account was shown to us that has been used less often than we know, as a copy would be. It was not let in:\n\n${name}\n\nPlease remove it, and add a new one:\n\n${publicUrl}/settings\n`,
  };
}

export function codesOnMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'Your account at the Hall of Chaos asks for codes now',
    text: `Hello,\n\nsigning in with your password takes a one-time code from now on. Keep your recovery codes where you find them without your phone.\n\nIf it was not you, set a new password within ${CODES_SETTLE_DAYS} days, which ends every session, removes every passkey and switches the codes off:\n\n${publicUrl}/auth?mode=reset\n`,
  };
}

export function codesGuessedMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'Somebody has your password for the Hall of Chaos',
    text: `Hello,\n\nsomebody has typed your password, and many codes beside it that were wrong. They did not get in, and have to wait now.\n\n${notYou(publicUrl)}`,
  };
}

export function codesOffMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'Your account at the Hall of Chaos asks for codes no more',
    text: `Hello,\n\none-time codes were switched off a moment ago: your password alone opens your account again.\n\n${notYou(publicUrl)}`,
  };
}

export function newRecoveryCodesMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'You have new recovery codes for the Hall of Chaos',
    text: `Hello,\n\nyour account has new recovery codes since a moment ago, and those of before open it no more.\n\n${notYou(publicUrl)}`,
  };
}

export function recoveryUsedMail(publicUrl: string, to: string, left: number): Mail {
  return {
    to,
    subject: 'A recovery code of yours was used at the Hall of Chaos',
    text: `Hello,\n\nsomebody, hopefully you, signed in with your password and a recovery code. ${left === 0 ? 'There is none left' : left === 1 ? 'One is left' : `${left} are left`}; new ones are in the settings:\n\n${publicUrl}/settings\n\n${notYou(publicUrl)}`,
  };
}

export function entranceMail(publicUrl: string, to: string, token: string): Mail {
  return {
    to,
    subject: 'Your way into the Hall of Chaos',
    text: `Hello,\n\nsomebody has tried many passwords on your account, so new devices have to wait before they can sign in. Yours need not, with this link and your password:\n\n${publicUrl}/auth#token=${token}\n\nIt works once, for an hour. If you did not try to sign in, nobody got in: there is nothing to do.\n`,
  };
}

export function takenAddressMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'You already have an account at the Hall of Chaos',
    text: `Hello,\n\nsomebody tried to use this address for an account, but it has one already, or had one until some days ago. If it was you, sign in or ask for a new password:\n\n${publicUrl}/auth\n\nIf it was not you, nothing has changed.\n`,
  };
}

interface AddressChange {
  newEmail: string;
  token: string;
}

export function newAddressMail(publicUrl: string, to: string, { username, token }: { username: string; token: string }): Mail {
  return {
    to,
    subject: 'Confirm your new e-mail for the Hall of Chaos',
    text: `Hello ${username},\n\nplease confirm that this address is yours, and you sign in by it from then on:\n\n${publicUrl}/#confirm=${token}\n\nThe link works once, for 24 hours, and asks for your password where you are not signed in. Everywhere else you are signed out. If this is no account of yours, ignore this mail: without its password the link does nothing.\n`,
  };
}

/** Where it goes is said in part only: others may read this mailbox by now. */
export function addressChangeAskedMail(publicUrl: string, to: string, { newEmail, token }: AddressChange): Mail {
  return {
    to,
    subject: 'Another e-mail for your account at the Hall of Chaos',
    text: `Hello,\n\nsomebody, hopefully you, asked to sign in to your account by another address from now on:\n\n${maskEmail(newEmail)}\n\nNothing changes until that address has confirmed it. If it was you, open the link in the mail that is there.\n\n${wayBack(publicUrl, token)}`,
  };
}

export function addressChangedMail(publicUrl: string, to: string, { newEmail, token }: AddressChange): Mail {
  return {
    to,
    subject: 'Your e-mail for the Hall of Chaos was changed',
    text: `Hello,\n\nfrom now on one signs in to your account by another address:\n\n${maskEmail(newEmail)}\n\n${wayBack(publicUrl, token)}`,
  };
}

function wayBack(publicUrl: string, token: string): string {
  return `It was not me: this link keeps the account at this address, signs out everywhere, and leads to a new password. Whoever it was knows your password. It works once, for seven days:\n\n${publicUrl}/auth?mode=undo#token=${token}\n`;
}

/** `f…@chaos.test`. */
function maskEmail(email: string): string {
  return email.replace(/(?<=^.).*(?=@)/u, '…');
}

export function leavingMail(publicUrl: string, to: string, leavesAt: Date): Mail {
  return {
    to,
    subject: 'You are leaving the Hall of Chaos',
    text: `Hello,\n\nyour account ends ${describeEnd(leavesAt).replace('until', 'on')}. Then nothing here knows you any more.\n\nUntil then you can come back with everything: sign in, and press "Come back".\n\n${publicUrl}/auth\n\nIf it was not you who asked for this, come back, and set a new password.\n`,
  };
}

export function comingBackMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'Welcome back to the Hall of Chaos',
    text: `Hello,\n\nyour account stays, with everything in it:\n\n${publicUrl}/\n`,
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
