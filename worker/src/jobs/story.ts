/**
 * Tells a battle. A provider that fails may hand over to the house author (imagination/may-fall-back.ts); when it cannot be told at
 * all, the ticket fails, the battle stands, and the client tells the rest (features/battles/use-story.ts).
 */

import { keepStory, readBattleToTell } from '@chaos/shared/core/battles/story-rows';
import type { Database } from '@chaos/shared/platform/database';
import { z } from 'zod';
import { type Imagination, ImaginationError } from '../imagination/imagination.ts';
import type { JobHandler } from './handler.ts';

const StorySchema = z.object({ story: z.string().min(1).max(4_000) });

export function createStoryHandler({ db, imagination }: { db: Database; imagination: Imagination }): JobHandler<'story'> {
  return async ({ battleId }, context) => {
    const scene = await readBattleToTell(db, battleId);
    if (!scene) throw new ImaginationError('the battle to tell is gone', { retryable: false });
    await context.enterStage('telling');
    const { seed, byBuiltIn, signal, isDecent, reportProgress } = context;
    const imagining = { seed, byBuiltIn, signal, isDecent, onProgress: reportProgress };
    const { story } = await context.runStep('story', StorySchema, (budget) =>
      imagination.tellBattle(scene, { ...imagining, budget }),
    );
    await context.enterStage('saving');
    await context.finish(async (trx) => {
      await keepStory(trx, battleId, story);
      return { battleId };
    });
  };
}
