/** A Redis for tests and benchmarks, where one is installed. */
import { spawn } from 'node:child_process';
import { freePort } from './ports.ts';

export interface TestRedis {
  url: string;
  stop(): void;
}

/** @returns undefined where there is no redis-server. It keeps nothing on disk. */
export async function startRedis(): Promise<TestRedis | undefined> {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/var/tmp'];
  const redis = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const isThere = await new Promise<boolean>((resolve) => {
    redis.once('error', () => resolve(false));
    redis.stdout?.on('data', (chunk: Buffer) => chunk.includes('Ready to accept connections') && resolve(true));
  });
  return isThere ? { url: `redis://127.0.0.1:${port}`, stop: () => void redis.kill('SIGTERM') } : undefined;
}
