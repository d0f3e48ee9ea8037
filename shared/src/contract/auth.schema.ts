/** The checks behind auth.ts. */
import { z } from 'zod';
import { findForbiddenCharacter } from '../rules/invisible-characters.ts';
import { textLength } from '../rules/text.ts';
import { DEVICES_MAX, EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX, PASSWORD_MIN, TOKEN_MAX, USERNAME_PATTERN } from './auth.ts';
import { codeField } from './one-time-codes.schema.ts';

export const emailField = z
  .string({ error: 'E-mail must be a text.' })
  .trim()
  .max(EMAIL_MAX, `E-mail is too long: at most ${EMAIL_MAX} characters.`)
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: 'This is not an e-mail address.' }));

/** Any password of a form; only a new one has to be a good one. */
export const passwordField = z
  .string({ error: 'Password must be a text.' })
  .min(1, 'Password is missing.')
  .max(1_000, 'Password is too long.');

export const newPasswordField = z.string({ error: 'Password must be a text.' }).superRefine((value, context) => {
  const length = textLength(value);
  const complain = (message: string) => context.addIssue({ code: 'custom', message });
  if (length < PASSWORD_MIN) complain(`Password is too short: at least ${PASSWORD_MIN} characters.`);
  else if (length > PASSWORD_MAX) complain(`Password is too long: at most ${PASSWORD_MAX} characters.`);
});

export const usernameField = z
  .string({ error: 'Username must be a text.' })
  .trim()
  .refine((value) => findForbiddenCharacter(value) === null && USERNAME_PATTERN.test(value), {
    error: 'Username must have 3 to 24 characters: letters, digits and _.',
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
