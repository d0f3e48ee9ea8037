/** What the fields of these forms must hold, told before anything is sent. The server has the last word. */
import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX, PASSWORD_MIN, USERNAME_PATTERN } from '@chaos/shared/contract/auth';
import type { ErrorReason } from '@chaos/shared/contract/errors';
import { textLength } from '@chaos/shared/rules/text';
import { authMessages } from './messages.ts';

/** @returns what is wrong, in a sentence, or null. */
export type FieldRule = (value: string) => string | null;

const FAULTS = authMessages.faults;

const required = (label: string, rule: FieldRule = () => null): FieldRule => {
  return (value) => (value === '' ? authMessages.missing(label) : rule(value));
};

function judgePassword(value: string): string | null {
  const length = textLength(value);
  if (length < PASSWORD_MIN) return FAULTS.passwordShort(PASSWORD_MIN);
  return length > PASSWORD_MAX ? FAULTS.passwordLong(PASSWORD_MAX) : null;
}

function judgeEmail(value: string): string | null {
  return value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value) ? null : FAULTS.email;
}

export const fieldRules = {
  username: required(authMessages.username, (value) => (USERNAME_PATTERN.test(value) ? null : FAULTS.username)),
  email: required(authMessages.email, judgeEmail),
  /** Any that was chosen once. */
  password: required(authMessages.password),
  currentPassword: required(authMessages.currentPassword),
  chosenPassword: required(authMessages.password, judgePassword),
  newPassword: required(authMessages.newPassword, judgePassword),
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
