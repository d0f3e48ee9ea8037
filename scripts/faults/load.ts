/** What several members do at once, for as long as it is wanted: make, fuse, battle, trade, react. */
import { setTimeout as delay } from 'node:timers/promises';
import { REACTION_TYPES } from '@chaos/shared/contract/reactions';
import type { Database } from '@chaos/shared/platform/database';
import type { ActionKind, AnswerLog } from './answer-log.ts';
import { newRequestId, type Player, Refusal } from './simulated-member.ts';

/** While so many tickets are open nobody asks for more of it: the end has to wait for all of them. Stories are short. */
const OPEN_TICKETS_MAX: Partial<Record<keyof typeof WEIGHTS, number>> = { make: 5, fuse: 8, battle: 12 };
const WEIGHTS = { make: 2, fuse: 1, battle: 3, send: 3, answer: 3, react: 5 } as const;
type Wanted = keyof typeof WEIGHTS;
const WEIGHTED = (Object.keys(WEIGHTS) as Wanted[]).flatMap((kind) => Array.from({ length: WEIGHTS[kind] }, () => kind));

interface Scene {
  diary: AnswerLog;
  me: Player;
  view: View;
}

/** What can be seen: a moment old, as for everybody. */
interface View {
  /** Active and public ones. */
  characters: { id: string; ownerId: string; isFused: boolean }[];
  openTickets: number;
}

export interface Play {
  db: Database;
  players: readonly Player[];
  diary: AnswerLog;
  /** Between two actions of one of them, at most. */
  pauseMs?: number | undefined;
}

export interface Load {
  /** Fails when somebody got no answer for too long, or one that cannot be. */
  failed: Promise<never>;
  /** Lets everybody finish what they have begun. @throws what was wrong. */
  end(): Promise<void>;
}

export function startLoad({ db, players, diary, pauseMs = 250 }: Play): Load {
  let isOver = false;
  const lane = async (me: Player) => {
    while (!isOver) {
      const view = await look(db, diary);
      if (view) await ACTIONS[nextAction(me, view)]({ diary, me, view });
      await delay(Math.random() * pauseMs);
    }
  };
  const lanes = Promise.all(players.map(lane));
  const failed = lanes.then(() => new Promise<never>(() => undefined));
  // Told when it is awaited.
  failed.catch(() => undefined);
  return {
    failed,
    async end() {
      isOver = true;
      await lanes;
    },
  };
}

function nextAction(me: Player, { characters, openTickets }: View): Wanted {
  const isFull = (kind: Wanted) => openTickets >= (OPEN_TICKETS_MAX[kind] ?? Number.POSITIVE_INFINITY);
  if (!isFull('make') && !characters.some(({ ownerId }) => ownerId === me.id)) return 'make';
  const wanted = anyOf(WEIGHTED);
  return isFull(wanted) ? 'react' : wanted;
}

/** @returns null while the database is away. */
async function look(db: Database, diary: AnswerLog): Promise<View | null> {
  try {
    const characters = await db
      .selectFrom('meme_characters')
      .select(['id', 'owner_id as ownerId', 'is_fused as isFused'])
      .where('is_active', '=', true)
      .where('is_public', '=', true)
      .execute();
    const { open } = await db
      .selectFrom('tickets')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirstOrThrow();
    for (const { id } of characters) diary.seen.add(id);
    return { characters: characters.map((row) => ({ ...row, ownerId: row.ownerId ?? '' })), openTickets: open };
  } catch {
    return null;
  }
}

const ACTIONS: Record<Wanted, (scene: Scene) => Promise<void>> = {
  async make(scene) {
    const wish = { mainTheme: anyOf(['crocodile', 'toaster', 'shark', 'banana']), bodyInfluence: null, style: null };
    await perform(scene, 'generation', (requestId) => {
      const input = { ...wish, characteristicInfluence: null, hiddenMessage: null, makeMessageSecret: true, requestId };
      return async ({ client }) => tell(await client.characters.generate.mutate(input), ({ id }) => id);
    });
  },

  async fuse(scene) {
    const characterIds = ownOf(scene, ({ isFused }) => !isFused).slice(0, anyOf([2, 2, 3]));
    if (characterIds.length < 2) return;
    await perform(
      scene,
      'fusion',
      (requestId) =>
        async ({ client }) =>
          tell(await client.fusion.fuse.mutate({ characterIds, requestId }), ({ id }) => id),
    );
  },

  async battle(scene) {
    const [char1Id] = ownOf(scene);
    const [char2Id] = othersOf(scene);
    if (!char1Id || !char2Id) return;
    await perform(scene, 'battle', (requestId) => async ({ client }) => {
      const { ticket, ...result } = await client.battles.execute.mutate({ char1Id, char2Id, requestId });
      return { id: result.battleId, answer: JSON.stringify({ ...result, story: ticket.id }) };
    });
  },

  async send(scene) {
    const offeredIds = ownOf(scene).slice(0, 1);
    const [wanted] = othersOf(scene);
    const toUserId = scene.view.characters.find(({ id }) => id === wanted)?.ownerId;
    if (offeredIds.length === 0 || !wanted || !toUserId) return;
    const isGift = Math.random() < 0.3;
    const terms = { toUserId, offerType: isGift ? 'gift' : 'trade', offeredIds, requestedIds: isGift ? [] : [wanted] } as const;
    await perform(
      scene,
      'send',
      (requestId) =>
        async ({ client }) =>
          tell(await client.offers.send.mutate({ ...terms, requestId }), ({ id, termsHash }) => `${id} ${termsHash}`),
    );
  },

  async answer(scene) {
    const page = await scene.me.tryOnce(() => scene.me.client.offers.list.query({ limit: 20 }));
    const offer = typeof page === 'string' ? undefined : page.answer.items.find(({ needsAnswer }) => needsAnswer);
    if (!offer) return;
    const { id, termsHash } = offer;
    if (Math.random() < 0.7)
      await perform(scene, 'accept', (requestId) => async ({ client }) => {
        const { transferred } = await client.offers.accept.mutate({ offerId: id, termsHash, requestId });
        return { id, answer: `${transferred}` };
      });
    else
      await perform(
        scene,
        'reject',
        (requestId) =>
          async ({ client }) =>
            tell(
              await client.offers.reject.mutate({ offerId: id, requestId }),
              (answered) => `${answered.id} ${answered.status}`,
            ),
      );
  },

  /** A toggle has no request id: whether one without an answer was done cannot be known, so that pair is not compared. */
  async react({ diary, me, view }) {
    if (view.characters.length === 0) return;
    const { id: characterId } = anyOf(view.characters);
    const reactionType = anyOf(REACTION_TYPES);
    const pair = `${me.id} ${characterId}`;
    const toggled = await me.tryOnce(() => me.client.reactions.toggle.mutate({ characterId, reactionType }));
    if (toggled === 'lost') diary.reactions.delete(pair);
    else if (toggled !== 'refused') diary.reactions.set(pair, toggled.answer.action === 'removed' ? null : reactionType);
  },
};

interface Told {
  id: string;
  answer: string;
}

const tell = <T extends { id: string }>(made: T, answerOf: (made: T) => string): Told => ({
  id: made.id,
  answer: answerOf(made),
});

/** One request, sent until it is answered, and what becomes of it in the diary. */
async function perform(
  { diary, me }: Scene,
  kind: ActionKind,
  prepare: (requestId: string) => (me: Player) => Promise<Told>,
): Promise<void> {
  const requestId = newRequestId(diary);
  const call = prepare(requestId);
  try {
    const { id, answer } = await me.insist(() => call(me));
    const again = async () => (await me.insist(() => call(me))).answer;
    diary.actions.push({ kind, userId: me.id, requestId, id, answer, again });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    diary.refused.set(requestId, `${kind} ${error.message}`);
  }
}

const shuffled = <T>(list: readonly T[]) => list.toSorted(() => Math.random() - 0.5);
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

type Seen = View['characters'][number];
const ownOf = ({ me, view }: Scene, isFit: (one: Seen) => boolean = () => true): string[] =>
  shuffled(view.characters.filter((one) => one.ownerId === me.id && isFit(one))).map(({ id }) => id);
const othersOf = ({ me, view }: Scene): string[] =>
  shuffled(view.characters.filter(({ ownerId }) => ownerId !== me.id)).map(({ id }) => id);
