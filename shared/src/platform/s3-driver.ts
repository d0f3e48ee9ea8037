/** Storage on S3, or on a server that speaks like it. Loaded only where S3 is set up: its client is large. */
import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { DriverContract } from 'flydrive/types';
import type { S3Settings } from './env.ts';

const TRIES = 3;
const CONNECT_MS = 2_000;
const ANSWER_MS = 10_000;

/** @param answerMs how long one try may take before it counts as failed. */
export function createS3Driver(settings: S3Settings, answerMs = ANSWER_MS): DriverContract {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets as names of hosts are Amazon's; a server of one's own rarely has a name for each.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Checksums beyond what the protocol requires are Amazon's too: other servers refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    // Without these a server that accepts and never answers would hold an upload for ever.
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
    },
  });
  // Nobody but us reads the bucket, and new buckets of Amazon refuse access lists.
  return new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
}
