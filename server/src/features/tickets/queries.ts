/** Reads of tickets beyond a single one. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { Ticket, TicketRef } from '@chaos/shared/contract/tickets';
import { selectCharacterRows, toCharacterRow } from '@chaos/shared/core/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { readTickets, showTicket } from '@chaos/shared/core/tickets/read-tickets';
import { isTicketSecret } from '@chaos/shared/core/tickets/ticket-holder';
import { HOUR, isWithin } from '@chaos/shared/platform/is-within';
import { sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';
import { mayHold } from './policy.ts';

const MEMBER_TICKETS_MAX = 50;
const RECENT_HOURS = 24;

/** The caller's tickets, newest first: a member's recent ones, and those a visitor's browser names with their secrets. */
export async function readMyTickets(ctx: Context, refs: readonly TicketRef[]): Promise<Ticket[]> {
  const secrets = new Map(refs.map((ref) => [ref.ticketId, ref.secret]));
  const ownIds = ctx.viewer.userId === null ? [] : await readMemberTicketIds(ctx, ctx.viewer.userId);
  const held = await readTickets(ctx.db, [...new Set([...ownIds, ...secrets.keys()])]);
  return [...held.values()]
    .filter((one) => mayHold(ctx, one, secrets.get(one.ticket.id)))
    .map((one) => showTicket(ctx.appSecret, one))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** The characters that came of these tickets of a visitor and belong to nobody, newest first. */
export async function readMade(ctx: Context, refs: readonly { ticketId: string; secret: string }[]): Promise<CharacterRow[]> {
  const ids = refs.flatMap(({ ticketId, secret }) => (isTicketSecret(ctx.appSecret, ticketId, secret) ? [ticketId] : []));
  if (ids.length === 0) return [];
  const chosen = sql<{ id: string }>`(select id from meme_characters where ticket_id = any(${ids}::uuid[]) and owner_id is null)`;
  const rows = await selectCharacterRows(ctx.db, chosen)
    .where(isVisibleTo(ctx.viewer.userId))
    .orderBy('meme_characters.id', 'desc')
    .execute();
  return rows.map(toCharacterRow);
}

async function readMemberTicketIds(ctx: Context, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('tickets')
    .select('id')
    .where('holder_user_id', '=', userId)
    .where(isWithin('created_at', RECENT_HOURS * HOUR))
    .orderBy('id', 'desc')
    .limit(MEMBER_TICKETS_MAX)
    .execute();
  return rows.map((row) => row.id);
}
