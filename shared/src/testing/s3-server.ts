/** An S3 server in this process, for tests: it speaks HTTP and checks signatures. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../platform/env.ts';

export interface TestS3 extends AsyncDisposable {
  /** What leads to its one bucket, which is empty at first. */
  settings: S3Settings & { endpoint: string };
}

export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-s3-'));
  const bucket = 'hall-of-chaos';
  const options = { address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false };
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  // It drops the slash of `/bucket/?list` before it checks the signature, so there alone signatures are not checked.
  server.middleware.unshift((context, next) => {
    if (context.path === `/${bucket}/`) context.app = Object.create(server, { allowMismatchedSignatures: { value: true } });
    return next();
  });
  const { port } = await server.run();
  return {
    // The one pair of keys that the server knows.
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'eu-central-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async [Symbol.asyncDispose]() {
      const closed = server.close();
      // Our client keeps its connections for the next call.
      server.httpServer.closeAllConnections();
      await closed;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
