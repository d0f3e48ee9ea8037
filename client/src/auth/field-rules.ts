/** What the fields of these forms must hold, told before anything is sent. The server has the last word. */
import type { ErrorReason } from '@chaos/shared/contract/errors';
import { EMAIL_FAULT, EMAIL_MAX, EMAIL_PATTERN } from '@chaos/shared/rules/email-addresses';
import { findPasswordFault } from '@chaos/shared/rules/passwords';
import { USERNAME_FAULT, USERNAME_PATTERN } from '@chaos/shared/rules/usernames';
import { authMessages } from './messages.ts';

/** @returns what is wrong, in a sentence, or null. */
export type FieldRule = (value: string) => string | null;

const required = (label: string, rule: FieldRule = () => null): FieldRule => {
  return (value) => (value === '' ? authMessages.missing(label) : rule(value));
};

function judgeEmail(value: string): string | null {
  return value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value) ? null : EMAIL_FAULT;
}

export const fieldRules = {
  username: required(authMessages.username, (value) => (USERNAME_PATTERN.test(value) ? null : USERNAME_FAULT)),
  email: required(authMessages.email, judgeEmail),
  /** Any that was chosen once. */
  password: required(authMessages.password),
  currentPassword: required(authMessages.currentPassword),
  chosenPassword: required(authMessages.password, findPasswordFault),
  newPassword: required(authMessages.newPassword, findPasswordFault),
  code: required(authMessages.code),
} as const;

/** The fields that a refusal of the server is about. */
export const REFUSED_FIELDS: { readonly [Reason in ErrorReason]?: readonly string[] } = {
  username_taken: ['username'],
  email_taken: ['email'],
  weak_password: ['password', 'newPassword'],
  // Where a name is asked for as well, it does not say which of both is wrong.
  wrong_credentials: ['currentPassword'],
  wrong_code: ['code'],
};
