/** Structured logs: one JSON object a line, secrets left out. */
import { destination, type Logger, pino } from 'pino';
import { readLogFields } from './log-fields.ts';
import { activeTrace, traceIdOf } from './tracing.ts';

export type { Logger };

const SECRET_PATHS = [
  'secret',
  '*.secret',
  'password',
  '*.password',
  'hiddenMessage',
  '*.hiddenMessage',
  'headers.authorization',
];

/** What waits in memory while nothing can be written; lines beyond it are lost. */
const WAITING_MAX = 1024 * 1024;

/** @param name which process speaks: `server`, `worker`. */
export function createLogger(name: string, level: string): Logger {
  const options = {
    name,
    level,
    redact: SECRET_PATHS,
    base: { name, pid: process.pid },
    mixin: () => ({ ...readLogFields(), ...traceFields() }),
  };
  const stderr = destination({ dest: 2, sync: true, maxLength: WAITING_MAX });
  // Where it is a file on a full disk: the next line tries again, with all that waits. Unheard, the error would end the process.
  stderr.on('error', () => {});
  return pino(options, stderr);
}

/** What leads from a line of the log to the trace that it was written in. */
function traceFields(): { traceId?: string } {
  const traceId = traceIdOf(activeTrace());
  return traceId === null ? {} : { traceId };
}
