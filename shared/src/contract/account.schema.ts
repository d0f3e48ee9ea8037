/** The checks behind account.ts. */
import { z } from 'zod';
import { devicesField, emailField, newPasswordField, passwordField, usernameField } from './auth.schema.ts';
import { idField } from './ids.schema.ts';
import { codeField } from './one-time-codes.schema.ts';

export const ProveSchema = z.strictObject({
  password: passwordField,
  /** Of an account that asks for one. */
  code: codeField.optional(),
  devices: devicesField,
});
export const ChangePasswordSchema = z.strictObject({
  currentPassword: passwordField,
  newPassword: newPasswordField,
  devices: devicesField,
});
export const ChangeEmailSchema = z.strictObject({ email: emailField });
export const ChangeUsernameSchema = z.strictObject({ username: usernameField });
export const EndSessionSchema = z.strictObject({ id: idField('id') });
