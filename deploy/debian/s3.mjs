/** An S3 server in place of MinIO: the one of the tests, with the cluster's keys and a folder that outlives it. */
import S3rver from '@20minutes/s3rver';
import AWSAccount from '@20minutes/s3rver/lib/models/account.js';

const bucket = 'hall-of-chaos';
const { MINIO_ROOT_USER = '', MINIO_ROOT_PASSWORD = '' } = process.env;
AWSAccount.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
AWSAccount.DUMMY_ACCOUNT.createKeyPair(MINIO_ROOT_USER, MINIO_ROOT_PASSWORD);
const options = { address: '0.0.0.0', port: 9000, directory: '/data', silent: true, vhostBuckets: false };
const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
// It drops the slash of `/bucket/?list` before it checks the signature, so there alone signatures are not checked.
server.middleware.unshift((context, next) => {
  if (context.path === `/${bucket}/`) context.app = Object.create(server, { allowMismatchedSignatures: { value: true } });
  return next();
});
await server.run();
process.once('SIGTERM', () => process.exit(0));
