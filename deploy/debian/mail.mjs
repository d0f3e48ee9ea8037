/** A mail catcher in place of Mailpit: `docker compose logs mail` shows every mail. */
import { SMTPServer } from 'smtp-server';

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let mail = '';
    stream.on('data', (chunk) => {
      mail += chunk;
    });
    // Long lines are folded, and a sign that folds is itself written as a number.
    stream.on('end', () => {
      console.log(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
      done();
    });
  },
}).listen(1025, '0.0.0.0');
process.once('SIGTERM', () => process.exit(0));
