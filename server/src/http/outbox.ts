/** Mails that were not sent, for whoever develops on this machine. Never in production, and to nobody else. */
import type { FastifyInstance } from 'fastify';
import { readOutbox } from '../auth/mailer.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function registerOutbox(app: FastifyInstance, folder: string): void {
  app.get('/outbox', async (request, reply) => {
    if (!LOOPBACK.has(request.socket.remoteAddress ?? '') || request.ip !== request.socket.remoteAddress)
      return reply.callNotFound();
    const mails = await readOutbox(folder);
    const items = mails.map(
      ({ to, subject, text }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}</p><pre>${linkify(escapeHtml(text))}</pre></article>`,
    );
    return reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${items.join('') || '<p>No mails yet.</p>'}`,
      );
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function linkify(text: string): string {
  return text.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
}
