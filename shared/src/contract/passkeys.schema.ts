/**
 * The checks behind passkeys.ts. What a key has signed is read by the server's library; here is only how long it may be.
 * Browsers know more of it: the page sends what is looked at.
 */
import { z } from 'zod';
import { textLength } from '../rules/clean-text.ts';
import { findForbiddenCharacter } from '../rules/tidy-text.ts';
import { devicesField } from './auth.schema.ts';
import { idField } from './ids.schema.ts';
import { type NewCredential, PASSKEY_NAME_MAX, type UsedCredential } from './passkeys.ts';

/** Base64url. */
const encoded = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, 'This is no base64url.');

const CREDENTIAL_ID_MAX = 1_400;
const CLIENT_DATA_MAX = 4_000;
const SIGNED_MAX = 8_000;
const USER_HANDLE_MAX = 100;

const credential = <Response extends z.ZodType>(response: Response) =>
  z.strictObject({
    id: encoded(CREDENTIAL_ID_MAX),
    rawId: encoded(CREDENTIAL_ID_MAX),
    type: z.literal('public-key'),
    response,
  });

const newCredential = credential(
  z.strictObject({
    clientDataJSON: encoded(CLIENT_DATA_MAX),
    attestationObject: encoded(SIGNED_MAX),
    transports: z
      .array(
        z
          .string()
          .max(30)
          .regex(/^[a-z-]+$/),
      )
      .max(10)
      .default([]),
  }),
) satisfies z.ZodType<NewCredential>;

const usedCredential = credential(
  z.strictObject({
    clientDataJSON: encoded(CLIENT_DATA_MAX),
    authenticatorData: encoded(SIGNED_MAX),
    signature: encoded(SIGNED_MAX),
    userHandle: encoded(USER_HANDLE_MAX).optional(),
  }),
) satisfies z.ZodType<UsedCredential>;

const name = z
  .string({ error: 'Name must be a text.' })
  .trim()
  .min(1, 'Name is missing.')
  .refine((value) => textLength(value) <= PASSKEY_NAME_MAX, `Name is too long: at most ${PASSKEY_NAME_MAX} characters.`)
  .refine((value) => findForbiddenCharacter(value) === null, 'Name contains a character that cannot be used.');

export const AddPasskeySchema = z.strictObject({ credential: newCredential });
export const ProvePasskeySchema = z.strictObject({ credential: usedCredential });
export const EnterByPasskeySchema = z.strictObject({ credential: usedCredential, devices: devicesField });
export const PasskeyIdSchema = z.strictObject({ id: idField('id') });
export const RenamePasskeySchema = PasskeyIdSchema.extend({ name });
