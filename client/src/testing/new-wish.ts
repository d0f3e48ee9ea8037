/** Home with a server that takes one wish, and makes of it what the test says. */

import type { CharacterRow, WishField } from '@chaos/shared/contract/characters';
import type { Ticket, TicketError } from '@chaos/shared/contract/tickets';
import { page } from 'vitest/browser';
import { generationMessages } from '../features/generation/messages.ts';
import { resultMessages } from '../features/generation/result-messages.ts';
import { ticketMessages } from '../features/tickets/messages.ts';
import type { Answers } from './answers.ts';
import { newId } from './new-gallery.ts';
import { newRow } from './new-row.ts';
import { newTicket } from './new-ticket.ts';

const form = page.getByRole('form', { name: generationMessages.form.label });
const resultArea = page.getByRole('region', { name: generationMessages.resultArea.label });

export const home = {
  form,
  field: (name: WishField) => form.getByRole('textbox', { name: generationMessages.wish[name].label }),
  secret: form.getByRole('checkbox', { name: 'Make it a secret (embed subtly)' }),
  /** In all its states. */
  button: form.getByRole('button', {
    name: new RegExp(`^(${generationMessages.form.generate}|${generationMessages.form.busy})`),
  }),
  resultArea,
  waiting: resultArea.getByRole('heading', { name: ticketMessages.wait.title }),
  progress: resultArea.getByRole('progressbar', { name: ticketMessages.wait.progress }),
  cancel: page.getByRole('button', { name: ticketMessages.wait.cancel, exact: true }),
  failure: resultArea.getByRole('heading', { name: resultMessages.failure.title }),
  tryAgain: resultArea.getByRole('button', { name: 'Try Again', exact: true }),
  again: resultArea.getByRole('button', { name: 'Generate Another', exact: true }),
  show: page.getByRole('button', { name: resultMessages.show }),
};

type WishTicket = Ticket<'generation'>;

/** A ticket of this page alone: what is followed outlives a test. */
export interface NewWish {
  character: CharacterRow;
  ticket: WishTicket;
  answers: Answers;
  /** The wish goes on: whoever follows it hears of it. */
  tell(change: Partial<WishTicket>): void;
  /** It becomes the character. */
  finish(): void;
  /** It ends in this. */
  fail(message: string, more?: Partial<TicketError>): void;
}

export function newWish(change: Partial<WishTicket> = {}): NewWish {
  const character = newRow(newId(), { name: 'Tung Tung Sahur', description: 'It comes at night.' });
  const listeners = new Set<(event: { id: string; data: WishTicket }) => void>();
  const wish: NewWish = {
    character,
    ticket: newTicket({ id: newId(), secret: 'psst', ...change }) as WishTicket,
    answers: {
      characters: { generate: () => wish.ticket, byId: () => character },
      tickets: {
        cancel: () => {
          wish.tell({ state: 'cancelled' });
          return wish.ticket;
        },
        get: () => wish.ticket,
        mine: () => ({ items: [wish.ticket] }),
        watch: (_, tell) => {
          const listener = tell as (event: { id: string; data: WishTicket }) => void;
          listeners.add(listener);
          // As a server does, which needs a moment.
          queueMicrotask(() => listener({ id: '', data: wish.ticket }));
          return () => void listeners.delete(listener);
        },
      },
    },
    tell(next) {
      wish.ticket = { ...wish.ticket, ...next, revision: wish.ticket.revision + 1 };
      for (const listener of listeners) listener({ id: '', data: wish.ticket });
    },
    finish() {
      const { name, description } = character;
      wish.tell({ state: 'done', position: null, preview: { name, description }, result: { characterId: character.id } });
    },
    fail(message, more) {
      const error = { reason: 'storage_full', message, retryable: true, ...more } as const;
      wish.tell({ state: 'failed', position: null, error });
    },
  };
  return wish;
}
