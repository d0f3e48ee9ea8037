/** Home's form as a browser without our script sends it: the same call as the script makes, and a page that shows its ticket. */
import { createHash, randomUUID } from 'node:crypto';
import { WISH_FIELDS } from '@chaos/shared/contract/characters';
import {
  type Markup,
  PAGE_ID_FIELD,
  PAGE_ID_PLACEHOLDER,
  type Prerender,
  type ReturnedForm,
} from '@chaos/shared/contract/prerender';
import { isFinalTicketState, type Ticket } from '@chaos/shared/contract/tickets';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../trpc/context.ts';
import { toPublicFailure } from '../trpc/errors.ts';
import type { Caller } from '../trpc/router.ts';
import type { SendPage } from './page-content.ts';
import { isOwnOrigin } from './same-origin.ts';

const COOKIE = 'ticket_secret';
const KEPT_SECONDS = 86_400;
const LOOK_AGAIN_SECONDS = 4;

const UNREAD: Readonly<Record<number, string>> = {
  413: 'That was far too long. Up to 200 characters each, please.',
  415: 'This did not come from our own page. Please press the button again.',
};

interface WishFormOptions {
  services: Pick<Services, 'publicUrl' | 'log'>;
  prerender: Prerender;
  callerOf: (request: FastifyRequest) => Caller;
  sendPage: SendPage;
}

export async function registerWishForm(app: FastifyInstance, options: WishFormOptions): Promise<void> {
  const { services, prerender, callerOf, sendPage } = options;
  const isSecure = new URL(services.publicUrl).protocol === 'https:';

  const giveBack = (reply: FastifyReply, status: number, form: ReturnedForm) =>
    sendPage(reply, status, { screen: { ...withPageId(prerender.home(form)), isPersonal: true } });

  // Nowhere else is such a body taken, and no other here.
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    // What is no form, or one of which nothing can be kept, was not read: there is nothing to give back but the reason.
    forms.setErrorHandler<FastifyError>((error, _request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) services.log.error({ err: error }, 'a form could not be read');
      const fault = UNREAD[status] ?? 'Your wish could not be read. Please try again.';
      return giveBack(reply, status, { fields: readFields(new URLSearchParams()), fault });
    });
    forms.post('/', async (request, reply) => {
      // An empty body has no type, and is not read.
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const fields = readFields(sent);
      if (request.headers.origin === undefined || !isOwnOrigin(request.raw, services.publicUrl))
        return giveBack(reply, 403, { fields, fault: 'This did not come from our own page. Please press the button again.' });
      try {
        const requestId = requestIdOf(sent.get(PAGE_ID_FIELD) ?? randomUUID(), fields);
        const ticket = await callerOf(request).characters.generate({ ...fields, requestId });
        return reply
          .header('set-cookie', writeCookie(ticket, isSecure))
          .header('cache-control', 'no-store')
          .redirect(`/ticket/${ticket.id}`, 303);
      } catch (error) {
        const { failure, isOurs } = toPublicFailure(getTRPCErrorFromUnknown(error));
        if (isOurs) services.log.error({ err: error }, 'a form could not be taken');
        if (failure.retryAfterSeconds !== null) reply.header('retry-after', `${failure.retryAfterSeconds}`);
        return giveBack(reply, getHTTPStatusCodeFromError(failure), { fields, fault: failure.message });
      }
    });
  });

  app.get<{ Params: { id: string } }>('/ticket/:id', async (request, reply) => {
    const ref = { ticketId: request.params.id, secret: readCookie(request.headers.cookie) };
    try {
      const ticket = await callerOf(request).tickets.get(ref);
      if (ticket.kind !== 'generation') return sendPage(reply, 404);
      // The script takes the ticket over, and with it what comes of it.
      const begun = JSON.stringify({ requestId: ticket.id, ...ref });
      const end = `<script type="application/json" id="begun">${begun.replaceAll('<', '\\u003c')}</script>`;
      return sendPage(reply, 200, { screen: { ...prerender.ticket(ticket), head: writeRefresh(ticket), end, isPersonal: true } });
    } catch (error) {
      const { failure, isOurs } = toPublicFailure(getTRPCErrorFromUnknown(error));
      if (isOurs) services.log.error({ err: error }, 'a ticket could not be shown');
      return sendPage(reply, isOurs ? getHTTPStatusCodeFromError(failure) : 404);
    }
  });
}

/** Before anything in it that people wrote. */
export function withPageId({ html, css }: Markup): Markup {
  return { html: html.replace(PAGE_ID_PLACEHOLDER, randomUUID()), css };
}

function readFields(sent: URLSearchParams): ReturnedForm['fields'] {
  return Object.fromEntries(WISH_FIELDS.map((field) => [field, sent.get(field) ?? ''])) as ReturnedForm['fields'];
}

/** The same page sent twice is one wish; another wish from the same page, after a step back, is another one. */
function requestIdOf(pageId: string, fields: ReturnedForm['fields']): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([pageId, fields]))
    .digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** Its secret belongs into no address. The cookie goes to the page of this ticket alone. */
function writeCookie({ id, secret = '' }: Ticket, isSecure: boolean): string {
  const attributes = [
    `Max-Age=${KEPT_SECONDS}`,
    `Path=/ticket/${id}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`${COOKIE}=${secret}`, ...attributes].join('; ');
}

function readCookie(cookies = ''): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
}

/** For whoever has no script. */
function writeRefresh({ state, result }: Ticket<'generation'>): string {
  if (isFinalTicketState(state) && !result) return '';
  const content = result ? `0;url=/character/${result.characterId}` : LOOK_AGAIN_SECONDS;
  return `<noscript><meta http-equiv="refresh" content="${content}" /></noscript>`;
}
