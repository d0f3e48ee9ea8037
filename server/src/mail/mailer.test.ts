import { once } from 'node:events';
import { createLogger } from '@chaos/shared/platform/logging';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { openMailer } from './mailer.ts';

const log = createLogger('test', 'silent');
const mail = (to: string) => ({ to, subject: 'Hello', text: 'Hello.' });

afterEach(() => void vi.useRealTimers());

test('a refused address says nothing of the mail server, and one that is away is forgotten after a while', async () => {
  const refused = Promise.withResolvers<void>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('nobody there'), { responseCode: 550 }));
      refused.resolve();
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const failed = vi.spyOn(log, 'error');
  const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: undefined, outboxFolder: '', log });
  mailer.send(mail('nobody@chaos.test'));
  await refused.promise;
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  expect(mailer.failures()).toBe(0);
  await new Promise<void>((resolve) => void smtp.close(resolve));
  mailer.send(mail('somebody@chaos.test'));
  await expect.poll(() => mailer.failures()).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  expect(mailer.failures()).toBe(0);
});
