/** An SMTP server that keeps what it gets. */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface MailCatcher extends AsyncDisposable {
  /** For SMTP_URL. */
  url: string;
  /** Whole, with the folding of long lines taken back. */
  mails: string[];
}

export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk: Buffer) => {
        mail += chunk.toString();
      });
      stream.on('end', () => {
        mails.push(mail.replace(/=\r\n/g, '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const dispose = () => new Promise<void>((resolve) => void smtp.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, mails, [Symbol.asyncDispose]: dispose };
}
