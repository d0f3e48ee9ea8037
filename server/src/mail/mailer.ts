/** How mails leave: by SMTP where a server is named, else into an outbox folder that development pages show. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '@chaos/shared/platform/atomic-file';
import type { Logger } from '@chaos/shared/platform/logging';
import type { Mail } from './mails.ts';

export interface Mailer {
  /** True where mails reach people, so that an address can be proven before it is used. */
  reachesPeople: boolean;
  /** How many have failed one after the other in the last minutes, up to now. */
  failures(): number;
  /** Returns at once: a mail server that hangs must not tell by its time who has an account. */
  send(mail: Mail): void;
}

const FROM = 'Hall of Chaos <no-reply@localhost>';
const SMTP_TIMEOUT_MS = 10_000;
const TOLD_FOR_MS = 10 * 60_000;

export function openMailer(options: {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  outboxFolder: string;
  log: Logger;
}): Mailer {
  const { smtpUrl, outboxFolder, log } = options;
  let failures = 0;
  let failedAt = 0;
  const deliver = (sending: Promise<unknown>) =>
    void sending.then(
      () => {
        failures = 0;
      },
      (error: unknown) => {
        if (!isRefusedAddress(error)) {
          failures += 1;
          failedAt = Date.now();
        }
        log.error({ err: error }, 'a mail was not sent');
      },
    );
  // On a quiet night nobody sends another one that could go well.
  const mailer = { failures: () => (Date.now() - failedAt < TOLD_FOR_MS ? failures : 0) };
  if (smtpUrl === undefined)
    return { ...mailer, reachesPeople: false, send: (mail) => deliver(keepInOutbox(outboxFolder, mail)) };
  const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS };
  // Most who start it have no mail server, and the library takes as long to load as the router of all requests.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport({ url: smtpUrl, ...timeouts }));
  const from = options.mailFrom ?? FROM;
  const sendMail = async (mail: Mail) => (await transport).sendMail({ from, ...mail });
  return { ...mailer, reachesPeople: true, send: (mail) => deliver(sendMail(mail)) };
}

/** Anybody may sign up with an address that nobody has: that says nothing of the mail server. */
function isRefusedAddress(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'RCPT TO';
}

async function keepInOutbox(folder: string, mail: Mail): Promise<void> {
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.hrtime.bigint()}.json`;
  await writeFileAtomically(path.join(folder, name), JSON.stringify(mail));
}

/** The newest first. */
export async function readOutbox(folder: string): Promise<Mail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, 50);
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail));
}
