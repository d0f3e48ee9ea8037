/** What we write to people, and the links in it: always of the configured origin, whatever a request claims. */
import { UNDO_DAYS } from '@chaos/shared/contract/account';
import type { Suspension } from '@chaos/shared/contract/auth';
import { CODES_SETTLE_DAYS } from '@chaos/shared/contract/one-time-codes';
import type { OpsAlert } from '@chaos/shared/contract/ops';
import { describeEnd } from '@chaos/shared/rules/describe-suspension-end';
import { linkLife } from '../auth/email-tokens.ts';
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
    text: `Hello ${username},\n\nPlease confirm that this address is yours:\n\n${publicUrl}/#confirm=${token}\n\nThe link works once, for ${linkLife('confirm')}. If you are not signed in, it asks for your password. It signs you out everywhere else, and removes passkeys and one-time codes that are there already. If you did not sign up, ignore this e-mail, or make the account yours by setting a new password.\n`,
  };
}

export function resetMail(publicUrl: string, to: string, token: string): Mail {
  return {
    to,
    subject: 'Set a new password for the Hall of Chaos',
    text: `Hello,\n\nSomebody, hopefully you, asked for a new password. Set it here:\n\n${publicUrl}/auth?mode=reset#token=${token}\n\nThe link works once, for ${linkLife('reset')}. A new password signs you out everywhere, removes your passkeys, and switches off one-time codes that are younger than ${CODES_SETTLE_DAYS} days. If it was not you, ignore this e-mail. Nothing has changed.\n`,
  };
}

export function passwordChangedMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'Your password for the Hall of Chaos was changed',
    text: `Hello,\n\nYour password was changed a moment ago. Everywhere else, you have been signed out.\n\nIf it was not you, ask for a new password now. Setting it signs out every device:\n\n${publicUrl}/auth?mode=reset\n`,
  };
}

/** @param kept the old one; null where only its letters have become large or small. */
export function usernameChangedMail(
  publicUrl: string,
  to: string,
  { username, kept }: { username: string; kept: string | null },
): Mail {
  return {
    to,
    subject: 'Your username at the Hall of Chaos was changed',
    text: `Hello,\n\nYou are now @${username}.${kept === null ? '' : ` @${kept} stays yours for a year.`}\n\n${notYou(publicUrl)}`,
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
    text: `Hello,\n\nSomebody, hopefully you, signed in to your account with ${means === 'password' ? 'your password' : 'one of your passkeys'}, on a new device:\n\n${device}, network ${network}\n\nIf it was you, there is nothing to do.\n\nIt was not me: this link signs that device out, removes the passkeys added or used since then, and lets you set a new password. That one signs out every device, removes all passkeys, and switches off one-time codes that are younger than ${CODES_SETTLE_DAYS} days. After that, you can take back what that device gave away, in Trading. The link works once, for ${linkLife('not_me')}:\n\n${publicUrl}/auth?mode=notme#token=${token}\n`,
  };
}

/** What to do where it was somebody else: a new password by mail puts everybody out. */
const notYou = (publicUrl: string) =>
  `If it was not you, set a new password now. That signs out every device and removes every passkey:\n\n${publicUrl}/auth?mode=reset\n`;

export function passkeyAddedMail(publicUrl: string, to: string, name: string): Mail {
  return {
    to,
    subject: 'A passkey was added to your account at the Hall of Chaos',
    text: `Hello,\n\nYou can now sign in to your account with a new passkey:\n\n${name}\n\n${notYou(publicUrl)}`,
  };
}

export function passkeyRemovedMail(publicUrl: string, to: string, name: string): Mail {
  return {
    to,
    subject: 'A passkey was removed from your account at the Hall of Chaos',
    text: `Hello,\n\nThis passkey no longer opens your account:\n\n${name}\n\n${notYou(publicUrl)}`,
  };
}

export function passkeyCopiedMail(publicUrl: string, to: string, name: string): Mail {
  return {
    to,
    subject: 'One of your passkeys at the Hall of Chaos may have been copied',
    text: `Hello,\n\nSomebody tried to use one of your passkeys:\n\n${name}\n\nIt counts fewer uses than we do, as a copy would, so we did not let it in.\n\nPlease remove this passkey and add a new one:\n\n${publicUrl}/settings\n`,
  };
}

export function codesOnMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'Your account at the Hall of Chaos now asks for codes',
    text: `Hello,\n\nFrom now on, signing in with your password also takes a one-time code. Keep your recovery codes where you can find them without your phone.\n\nIf it was not you, set a new password within ${CODES_SETTLE_DAYS} days. That signs out every device, removes every passkey and switches the codes off:\n\n${publicUrl}/auth?mode=reset\n`,
  };
}

export function codesGuessedMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'Somebody has your password for the Hall of Chaos',
    text: `Hello,\n\nSomebody has typed your password, and with it many wrong codes. They did not get in, and now have to wait.\n\n${notYou(publicUrl)}`,
  };
}

/** @param hasPassword whether they know the password that the account has by now. */
export function codesOffMail(publicUrl: string, to: string, hasPassword: boolean): Mail {
  const next = hasPassword
    ? 'Your password alone is now enough to sign in again.'
    : 'The password was removed together with them. Set a new password to sign in again.';
  return {
    to,
    subject: 'Your account at the Hall of Chaos no longer asks for codes',
    text: `Hello,\n\nOne-time codes were switched off a moment ago. ${next}\n\n${notYou(publicUrl)}`,
  };
}

export function newRecoveryCodesMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'You have new recovery codes for the Hall of Chaos',
    text: `Hello,\n\nYour account got new recovery codes a moment ago. The old ones no longer work.\n\n${notYou(publicUrl)}`,
  };
}

export function recoveryUsedMail(publicUrl: string, to: string, left: number): Mail {
  return {
    to,
    subject: 'One of your recovery codes was used at the Hall of Chaos',
    text: `Hello,\n\nSomebody, hopefully you, used your password and one of your recovery codes. You have ${left === 0 ? 'none' : left === 1 ? 'one' : left} left. Get new ones in the settings:\n\n${publicUrl}/settings\n\n${notYou(publicUrl)}`,
  };
}

export function entranceMail(publicUrl: string, to: string, token: string): Mail {
  return {
    to,
    subject: 'Your way into the Hall of Chaos',
    text: `Hello,\n\nSomebody has tried many passwords on your account, so new devices have to wait before they can sign in. With this link and your password, yours does not have to wait:\n\n${publicUrl}/auth#token=${token}\n\nThe link works once, for ${linkLife('enter')}. If you did not try to sign in, nobody got in, and there is nothing to do.\n`,
  };
}

export function takenAddressMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'You already have an account at the Hall of Chaos',
    text: `Hello,\n\nSomebody tried to use this address for an account, but it already has one, or had one until a few days ago. If it was you, sign in or ask for a new password:\n\n${publicUrl}/auth\n\nIf it was not you, nothing has changed.\n`,
  };
}

interface EmailChange {
  newEmail: string;
  token: string;
}

export function newAddressMail(publicUrl: string, to: string, { username, token }: { username: string; token: string }): Mail {
  return {
    to,
    subject: 'Confirm your new e-mail for the Hall of Chaos',
    text: `Hello ${username},\n\nPlease confirm that this address is yours. From then on, you sign in with it:\n\n${publicUrl}/#confirm=${token}\n\nThe link works once, for ${linkLife('change')}. If you are not signed in, it asks for your password. It signs you out everywhere else. If this is not your account, ignore this e-mail. Without the password of the account, the link does nothing.\n`,
  };
}

/** Where it goes is said in part only: others may read this mailbox by now. */
export function emailChangeAskedMail(publicUrl: string, to: string, { newEmail, token }: EmailChange): Mail {
  return {
    to,
    subject: 'A new address for your account at the Hall of Chaos',
    text: `Hello,\n\nSomebody, hopefully you, asked to sign in to your account with another address from now on:\n\n${maskEmail(newEmail)}\n\nNothing changes until that address is confirmed. If it was you, open the link in the e-mail we sent there.\n\n${wayBack(publicUrl, token)}`,
  };
}

export function emailChangedMail(publicUrl: string, to: string, { newEmail, token }: EmailChange): Mail {
  return {
    to,
    subject: 'Your e-mail address for the Hall of Chaos was changed',
    text: `Hello,\n\nFrom now on, signing in to your account takes another address:\n\n${maskEmail(newEmail)}\n\n${wayBack(publicUrl, token)}`,
  };
}

function wayBack(publicUrl: string, token: string): string {
  return `It was not me: this link keeps the account at this address, signs out every device, and lets you set a new password. Whoever it was may know your old one. The link works once, for ${UNDO_DAYS} days:\n\n${publicUrl}/auth?mode=undo#token=${token}\n`;
}

/** `f…@chaos.test`. */
function maskEmail(email: string): string {
  return email.replace(/(?<=^.).*(?=@)/u, '…');
}

export function leavingMail(publicUrl: string, to: string, leavesAt: Date): Mail {
  return {
    to,
    subject: 'You are leaving the Hall of Chaos',
    text: `Hello,\n\nYour account ends ${describeEnd(leavesAt).replace('until', 'on')}. After that, nothing here knows you any more.\n\nUntil then, you can come back and find everything as it was. Sign in, and press "Come back".\n\n${publicUrl}/auth\n\nIf you did not ask for this, come back and set a new password.\n`,
  };
}

export function comingBackMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'Welcome back to the Hall of Chaos',
    text: `Hello,\n\nYour account stays, with everything in it:\n\n${publicUrl}/\n`,
  };
}

export function suspendedMail(publicUrl: string, to: string, { reason, until }: Suspension): Mail {
  return {
    to,
    subject: 'Your account at the Hall of Chaos is suspended',
    text: `Hello,\n\nYou cannot sign in ${describeEnd(until)}. The reason:\n\n${reason}\n\nYour brainrots stay where they are. Your offers and challenges are paused.${until === null ? '' : ' After that, everything goes on by itself.'}\n\nIf somebody else was in your account, set a new password:\n\n${publicUrl}/auth?mode=reset\n`,
  };
}

export function suspensionLiftedMail(publicUrl: string, to: string): Mail {
  return {
    to,
    subject: 'Your account at the Hall of Chaos is suspended no more',
    text: `Hello,\n\nYou can sign in again, and everything goes on:\n\n${publicUrl}/auth\n`,
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
