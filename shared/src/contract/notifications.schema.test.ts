import { expect, test } from 'vitest';
import { SubscribeSchema } from './notifications.schema.ts';

test.each([
  'https://push.example/x?1',
  'HTTPS://PUSH.example/x?1',
  'https://@push.example/x?1',
  'https://push.example:443/x?1',
  'https://pus%68.example/x?1',
  'https:\\\\push.example\\x?1',
])('R615 a push service has one spelling: %s', (endpoint) => {
  const { endpoint: kept } = SubscribeSchema.parse({ endpoint, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) });
  expect(kept).toBe('https://push.example/x?1');
});

test('R615 the host of an address ends at a slash, whatever follows it', () => {
  for (const rest of ['?1', '#9', '']) {
    const { endpoint } = SubscribeSchema.parse({
      endpoint: `https://push.example${rest}`,
      p256dh: 'p'.repeat(87),
      auth: 'a'.repeat(22),
    });
    expect(endpoint).toBe(`https://push.example/${rest}`);
  }
});
