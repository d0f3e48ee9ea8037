/** Mails that were not sent, for whoever develops on this machine. */

import { escapeHtml } from '@chaos/shared/rules/escape-html';
import type { FastifyInstance } from 'fastify';
import { readOutbox } from '../mail/mailer.ts';
import { registerDeveloperPage } from './developer-page.ts';

export function registerOutbox(app: FastifyInstance, folder: string): void {
  registerDeveloperPage(app, {
    address: '/outbox',
    title: 'Outbox',
    async readBody() {
      const mails = (await readOutbox(folder)).map(
        ({ to, subject, text }) =>
          `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}</p><pre>${linkify(escapeHtml(text))}</pre></article>`,
      );
      return mails.join('') || '<p>No mails yet.</p>';
    },
  });
}

function linkify(text: string): string {
  return text.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
}
