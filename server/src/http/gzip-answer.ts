/** Compression of what is made for one answer. Built files lie there compressed. */
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);

/** The fastest level: it takes most of what there is to take from our texts. */
export function zip(body: Buffer): Promise<Buffer> {
  return gzipAsync(body, { level: 1 });
}

export function takesGzip(headers: IncomingHttpHeaders): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding']?.toString() ?? '');
}
