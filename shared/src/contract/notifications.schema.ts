/** The checks behind notifications.ts. */
import { z } from 'zod';
import { NOTIFICATION_TOPICS } from './notifications.ts';
import { timeField } from './times.schema.ts';

/** The time of the newest one that was shown: what comes meanwhile stays new. */
export const SeenNotificationsSchema = z.strictObject({ until: timeField('until') });

export const SetTopicSchema = z.strictObject({
  topic: z.enum(NOTIFICATION_TOPICS, { error: `topic must be one of ${NOTIFICATION_TOPICS.join(', ')}.` }),
  isOn: z.boolean({ error: 'isOn must be true or false.' }),
});

/** As a push service may have it: somewhere in public. A worker looks at its address again, when it sends. */
function isPublicAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const isName = /\.[a-z][a-z0-9-]*$/.test(hostname) && !/\.(local|localhost|internal|test|home\.arpa)$/.test(hostname);
  return protocol === 'https:' && username === '' && password === '' && port === '' && isName;
}

const PushEndpointSchema = z
  .string()
  .max(1_000, { error: 'endpoint may have at most 1000 characters.' })
  .refine(isPublicAddress, { error: 'endpoint must be the https address of a push service.' })
  // One spelling of each: by their hosts it is told whose turn it is.
  .overwrite((text) => (URL.canParse(text) ? new URL(text).href : text));
const pushKey = (name: string, length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), { error: `${name} must be ${length} characters of base64url.` });

export const SubscribeSchema = z.strictObject({
  endpoint: PushEndpointSchema,
  // A point of the curve, and sixteen random bytes.
  p256dh: pushKey('p256dh', 87),
  auth: pushKey('auth', 22),
});

/** What the browser was before vouches for it: nobody else knows both. */
export const RenewPushSchema = z.strictObject({ from: SubscribeSchema, to: SubscribeSchema });
