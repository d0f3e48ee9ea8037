/** Structured logs: one JSON object a line, secrets left out. */
import { destination, type Logger, pino } from 'pino';
import { readLogFields } from './log-fields.ts';

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

/** @param name which process speaks: `server`, `worker`. */
export function createLogger(name: string, level: string): Logger {
  const options = { name, level, redact: SECRET_PATHS, base: { name, pid: process.pid }, mixin: () => ({ ...readLogFields() }) };
  return pino(options, destination({ dest: 2, sync: true }));
}
