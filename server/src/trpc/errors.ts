/** Errors as people may see them: a reason from the closed list and a sentence, never an internal message. */
import type { Suspension } from '@chaos/shared/contract/auth';
import type { ErrorReason } from '@chaos/shared/contract/errors';
import { QuotaUsedUpError } from '@chaos/shared/core/tickets/daily-quota';
import { RequestIdReusedError } from '@chaos/shared/core/tickets/request-ticket';
import { LineFullError, TooManyOpenError } from '@chaos/shared/core/tickets/ticket-limits';
import { isNoRoom } from '@chaos/shared/platform/atomic-file';
import { isDatabaseAway, isDatabaseFull, isDatabaseSlow } from '@chaos/shared/platform/database';
import { StorageError } from '@chaos/shared/platform/storage';
import { describeEnd } from '@chaos/shared/rules/describe-suspension-end';
import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { RETRY_AFTER_SECONDS } from '../http/retry-after.ts';

type Code = TRPCError['code'];

/** An error whose message is meant for people. */
export class PublicFailure extends TRPCError {
  readonly reason: ErrorReason;

  constructor(code: Code, reason: ErrorReason, message: string, cause?: unknown) {
    super({ code, message, cause });
    this.reason = reason;
  }

  /** For `Retry-After`; null where another try would say the same. */
  get retryAfterSeconds(): number | null {
    if (this.cause instanceof LineFullError && this.cause.seconds !== null) return this.cause.seconds;
    return this.code === 'SERVICE_UNAVAILABLE' ? RETRY_AFTER_SECONDS : null;
  }
}

/** For whoever has tried too often. */
export class TooOftenFailure extends PublicFailure {
  readonly #seconds: number;

  constructor(message: string, seconds: number) {
    super('TOO_MANY_REQUESTS', 'too_many_requests', message);
    this.#seconds = seconds;
  }

  override get retryAfterSeconds(): number {
    return this.#seconds;
  }
}

/** Told to nobody but who has proven to be this member. Programs have the sentence, screens their own words. */
export class SuspendedFailure extends PublicFailure {
  readonly suspension: Suspension;

  constructor({ reason, until }: Suspension) {
    super('FORBIDDEN', 'suspended', `Your account is suspended ${describeEnd(until)}. The reason: ${reason}`);
    this.suspension = { reason, until };
  }
}

const OUR_FAULTS: ReadonlySet<ErrorReason> = new Set(['internal', 'database_unavailable', 'storage_full', 'storage_unavailable']);

/** What an error may tell, and whether it is our fault and belongs into the log. */
export function toPublicFailure(error: TRPCError): { failure: PublicFailure; isOurs: boolean } {
  if (error instanceof PublicFailure) return { failure: error, isOurs: OUR_FAULTS.has(error.reason) };
  const { cause, code } = error;
  if (cause instanceof RequestIdReusedError) return theirs('CONFLICT', 'request_id_reused', cause.message);
  if (cause instanceof TooManyOpenError) return theirs('TOO_MANY_REQUESTS', 'too_many_requests', cause.message);
  if (cause instanceof LineFullError) return theirs('SERVICE_UNAVAILABLE', 'too_busy', cause.message, cause);
  if (cause instanceof QuotaUsedUpError) return theirs('TOO_MANY_REQUESTS', 'quota_used_up', cause.message);
  // Only an input's: one of ours that is thrown later is our own fault.
  if (code === 'BAD_REQUEST' && cause instanceof ZodError) return theirs('BAD_REQUEST', 'invalid_input', describeIssue(cause));
  if (isBadFrame(cause)) return theirs('BAD_REQUEST', 'invalid_input', 'The frame breaks the protocol.');
  if (isDatabaseAway(cause) || isDatabaseSlow(cause)) {
    const sentence = 'The database is not answering. Please try again in a moment.';
    return { failure: new PublicFailure('SERVICE_UNAVAILABLE', 'database_unavailable', sentence, cause), isOurs: true };
  }
  if (isDatabaseFull(cause) || isNoRoom(cause)) {
    const sentence = 'There is no room for anything new right now. Please try again later.';
    return { failure: new PublicFailure('SERVICE_UNAVAILABLE', 'storage_full', sentence, cause), isOurs: true };
  }
  if (cause instanceof StorageError) {
    const failure = cause.isFull
      ? new PublicFailure(
          'SERVICE_UNAVAILABLE',
          'storage_full',
          'There is no room for new pictures right now. Please try again later.',
          cause,
        )
      : new PublicFailure(
          'SERVICE_UNAVAILABLE',
          'storage_unavailable',
          'The picture could not be kept. Please try again in a moment.',
          cause,
        );
    return { failure, isOurs: true };
  }
  if (code === 'NOT_FOUND') return theirs(code, 'not_found', 'There is no such call.');
  if (code === 'PAYLOAD_TOO_LARGE') return theirs(code, 'body_too_large', 'The request is too large.');
  if (code === 'INTERNAL_SERVER_ERROR') {
    return {
      failure: new PublicFailure(code, 'internal', 'Something went wrong on our side. Please try again.', cause),
      isOurs: true,
    };
  }
  return theirs(code, 'invalid_input', 'The request could not be understood.');
}

/** For what goes wrong before a call begins: whatever is thrown there tRPC answers with 500. @throws {PublicFailure} always. */
export function failPublicly(error: unknown): never {
  throw toPublicFailure(getTRPCErrorFromUnknown(error)).failure;
}

/** By the codes of the package `ws`, for what somebody has sent over a WebSocket that is none. */
const isBadFrame = (cause: unknown) => String(Reflect.get(Object(cause), 'code')).startsWith('WS_ERR_');

function theirs(code: Code, reason: ErrorReason, message: string, cause?: unknown) {
  return { failure: new PublicFailure(code, reason, message, cause), isOurs: false };
}

/** The first thing that is wrong, with the name of the field. Our own messages name it already and end in a full stop. */
function describeIssue(error: ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'The input is wrong.';
  if (issue.message.endsWith('.')) return issue.message;
  const path = issue.path.join('.');
  return path ? `${path}: ${issue.message}.` : `${issue.message}.`;
}
