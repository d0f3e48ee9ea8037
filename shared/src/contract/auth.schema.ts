/** The checks behind auth.ts. */
import { z } from 'zod';
import { EMAIL_FAULT, EMAIL_MAX, EMAIL_PATTERN } from '../rules/email-addresses.ts';
import { findPasswordFault } from '../rules/passwords.ts';
import { findForbiddenCharacter } from '../rules/tidy-text.ts';
import { USERNAME_FAULT, USERNAME_PATTERN } from '../rules/usernames.ts';
import { DEVICES_MAX, TOKEN_MAX } from './auth.ts';
import { codeField } from './one-time-codes.schema.ts';

export const emailField = z
  .string({ error: 'E-mail must be a text.' })
  .trim()
  .max(EMAIL_MAX, `E-mail is too long: at most ${EMAIL_MAX} characters.`)
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: EMAIL_FAULT }));

/** Any password of a form; only a new one has to be a good one. */
export const passwordField = z
  .string({ error: 'Password must be a text.' })
  .min(1, 'Password is missing.')
  .max(1_000, 'Password is too long.');

export const newPasswordField = z.string({ error: 'Password must be a text.' }).superRefine((value, context) => {
  const message = findPasswordFault(value);
  if (message) context.addIssue({ code: 'custom', message });
});

export const usernameField = z
  .string({ error: 'Username must be a text.' })
  .trim()
  .refine((value) => findForbiddenCharacter(value) === null && USERNAME_PATTERN.test(value), {
    error: USERNAME_FAULT,
  });

const token = z.string().min(1, 'The link is incomplete.').max(TOKEN_MAX, 'The link is wrong.');

/** What this browser was given by its sign-ins. */
export const devicesField = z.array(z.string().max(TOKEN_MAX)).max(DEVICES_MAX, `At most ${DEVICES_MAX} devices.`).default([]);

export const SignUpSchema = z.strictObject({ email: emailField, password: newPasswordField, username: usernameField });
export const SignInSchema = z.strictObject({
  email: emailField,
  password: passwordField,
  /** Of an account that asks for one. */
  code: codeField.optional(),
  devices: devicesField,
  /** Of the link that lets the owner in while others have to wait. */
  entrance: token.optional(),
});
export const RefreshSchema = z.strictObject({ refreshToken: z.string().min(1).max(TOKEN_MAX) });
/** Without it the session of the access token ends. */
export const SignOutSchema = RefreshSchema.optional();
/** Without a password the caller's session has to be the account's. */
export const ConfirmEmailSchema = z.strictObject({ token, password: passwordField.optional() });
export const RequestPasswordResetSchema = z.strictObject({ email: emailField });
export const ResetPasswordSchema = z.strictObject({ token, password: newPasswordField });
export const DisownSessionSchema = z.strictObject({ token });
export const UndoEmailChangeSchema = z.strictObject({ token });
