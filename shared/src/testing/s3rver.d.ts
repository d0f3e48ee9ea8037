/** The package has no types of its own; these are of what we use. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    /** Of Koa, called in this order. */
    middleware: ((context: { path: string; app: S3rver }, next: () => Promise<unknown>) => Promise<unknown>)[];
    httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
