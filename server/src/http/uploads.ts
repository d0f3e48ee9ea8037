/**
 * Forms with files. Taking one apart costs many times what it costs to send, so nobody but a member may send one, to the one
 * call that takes a file, and with nothing else in it. Whoever else does is answered before the body is read.
 */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AVATAR_SENTENCES } from '@chaos/shared/rules/avatar-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBearerToken, readSession } from '../auth/sessions.ts';
import type { Services } from '../trpc/context.ts';
import { failPublicly, PublicFailure } from '../trpc/errors.ts';
import { tokenTurnKey } from '../trpc/person-key.ts';
import { hashAddress } from './address-hashes.ts';

const UPLOAD_URL = /^\/trpc\/profiles\.setAvatar(?:\?|$)/;
const FORM = /^multipart\/form-data\b/i;
/** The whole header, so that nobody else can find another boundary in it. */
const WITH_BOUNDARY = /^multipart\/form-data;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;,"]{1,70}))\s*$/i;
/** What a browser writes around one file, and a spare one. */
const PARTS_MAX = 2;

/** Why a call is refused that has not been read: told by the context, in the form in which tRPC answers. */
export type Refusals = WeakMap<IncomingMessage, PublicFailure>;

/** Registered before tRPC's plugin, for all of its paths. */
export function registerUploads(app: FastifyInstance, services: Services, bytesMax: number): Refusals {
  const refusals: Refusals = new WeakMap();
  const readOrRefuse = async (request: FastifyRequest, payload: Readable) => {
    try {
      return asMessage(await readForm(services, request, payload, bytesMax));
    } catch (error) {
      if (!(error instanceof PublicFailure)) throw error;
      refusals.set(request.raw, error);
      return asMessage(Buffer.alloc(0));
    }
  };
  app.addHook('preParsing', (request, reply, payload, next) => {
    if (!FORM.test(request.headers['content-type'] ?? '')) return next(null, payload);
    if (!UPLOAD_URL.test(request.url)) return void reply.code(415).send();
    readOrRefuse(request, payload).then((form) => next(null, form), next);
  });
  return refusals;
}

/** What has been read, to be read once more: of all streams tRPC takes this kind alone for a form. */
function asMessage(body: Buffer): IncomingMessage {
  // At its end it puts its socket away, so that is none of anybody's.
  const message = new IncomingMessage(new Socket());
  message.push(body);
  message.push(null);
  return message;
}

async function readForm(services: Services, request: FastifyRequest, payload: Readable, bytesMax: number): Promise<Buffer> {
  const token = readBearerToken(request.headers.authorization);
  const read = (shown: string) => {
    const turn = tokenTurnKey(hashAddress(services.appSecret, request.ip));
    return services.personGate.pass(turn, () => readSession(services, shown));
  };
  const signedIn = token === null ? null : await read(token).catch(failPublicly);
  if (!signedIn) throw new PublicFailure('UNAUTHORIZED', 'signed_out', 'Please sign in first.');
  await services.limits.require('uploadByMember', signedIn.user.id);
  const [, quoted, plain] = WITH_BOUNDARY.exec(request.headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw notOneFile();
  const form = await services.personGate.pass(`form ${signedIn.user.id}`, () => buffer(takeAtMost(payload, bytesMax)));
  const parts = countParts(form, boundary);
  if (parts < 1 || parts > PARTS_MAX) throw notOneFile();
  return form;
}

function notOneFile(): PublicFailure {
  return new PublicFailure('BAD_REQUEST', 'invalid_input', 'A form with one file is taken, and nothing else.');
}

async function* takeAtMost(payload: Readable, bytesMax: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new PublicFailure('PAYLOAD_TOO_LARGE', 'body_too_large', AVATAR_SENTENCES.tooBig);
    yield chunk;
  }
}

/** As many as there are, or one more than may be. */
function countParts(form: Buffer, boundary: string): number {
  const mark = `--${boundary}`;
  let parts = 0;
  // The last one ends the form.
  for (let at = form.indexOf(mark); at !== -1 && parts <= PARTS_MAX + 1; at = form.indexOf(mark, at + mark.length)) parts += 1;
  return parts - 1;
}
