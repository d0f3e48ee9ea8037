/** The story of a battle that has just been fought: its ticket is followed, and the words are fetched when they are there. */
import type { BattleResult } from '@chaos/shared/contract/battles';
import { isFinalTicketState, type Ticket } from '@chaos/shared/contract/tickets';
import { useEffect, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { createRequestId } from '../../api/request-id.ts';
import { sentenceOf } from '../../api/retry-slow-work.ts';
import { announce } from '../../ui/announce.ts';
import { uiMessages } from '../../ui/messages.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { followTicket } from '../tickets/follow-ticket.ts';
import { battleMessages } from './messages.ts';

const TEXTS = battleMessages.result;

export function useStory({ battleId, ticket: first }: BattleResult) {
  const { client } = trpc.useUtils();
  /** As it was when it was first asked about, here or by a retry. */
  const [asked, setAsked] = useState(first);
  const [ticket, setTicket] = useState(first);
  const [goneId, setGoneId] = useState<string | null>(null);
  /** The ticket after whose end the words were fetched. */
  const [fetchedId, setFetchedId] = useState<string | null>(null);
  const [isRetrying, setRetrying] = useState(false);
  const { data, isFetched, refetch } = trpc.battles.byId.useQuery({ id: battleId });
  const isOver = goneId === ticket.id || isFinalTicketState(ticket.state);
  const told = data?.battleStory ?? null;
  const isMissing = told === null && fetchedId === ticket.id;
  const story = told ?? (isMissing ? TEXTS.fallback : null);

  useEffect(() => {
    if (isFinalTicketState(asked.state)) return;
    const { id } = asked;
    return followTicket({ api: client, ref: refOf(asked), kind: 'story', onTicket: setTicket, onGone: () => setGoneId(id) });
  }, [client, asked]);

  useEffect(() => {
    // Before its first answer a battle would not be asked for anew, and that answer may be older than the words.
    if (isOver && isFetched) void refetch().then(() => setFetchedId(ticket.id));
  }, [isOver, isFetched, ticket.id, refetch]);

  useEffect(() => {
    if (told !== null) announce(TEXTS.storyTold);
    else if (isMissing) announce(TEXTS.fallback);
  }, [told, isMissing]);

  const retry = async () => {
    if (isRetrying) return;
    setRetrying(true);
    try {
      const again = await client.tickets.retry.mutate({ ...refOf(ticket), requestId: createRequestId() });
      if (again.kind !== 'story') return;
      setAsked(again);
      setTicket(again);
    } catch (error) {
      const description = reasonOf(error) === null ? uiMessages.unanswered : sentenceOf(error);
      showFailure({ title: TEXTS.storyFailed, description });
    } finally {
      setRetrying(false);
    }
  };
  const mayRetry = isMissing && ticket.state === 'failed' && ticket.error?.retryable === true;
  return { battle: data, story, ticket, isRetrying, retry: mayRetry ? () => void retry() : null };
}

function refOf({ id, secret }: Ticket<'story'>): { ticketId: string; secret?: string } {
  return secret === undefined ? { ticketId: id } : { ticketId: id, secret };
}
