/** PostgreSQL's own load program, where Debian's package postgresql-contrib is installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export function hasPgbench(): boolean {
  return spawnSync('pgbench', ['--version']).status === 0;
}

/**
 * Runs one prepared statement again and again.
 * @param statement its values are texts or times.
 * @returns how often a second.
 */
export function runPgbench(
  databaseUrl: string,
  { text, values }: { text: string; values: unknown[] },
  { clients, ms }: { clients: number; ms: number },
): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbench-'));
  try {
    const file = path.join(folder, 'statement.sql');
    writeFileSync(file, `${text.replace(/\$(\d+)/g, ':value$1')};\n`);
    const variables = values.flatMap((value, at) => [
      '-D',
      `value${at + 1}=${value instanceof Date ? value.toISOString() : String(value)}`,
    ]);
    const seconds = String(Math.ceil(ms / 1_000));
    const fixed = ['-n', '-M', 'prepared', '-j', '2', '-c', String(clients), '-T', seconds, '-f', file];
    const output = execFileSync('pgbench', [...fixed, ...variables, databaseUrl], { encoding: 'utf8', stdio: 'pipe' });
    return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
