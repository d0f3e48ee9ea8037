import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReactionType } from '../contract/reactions.ts';
import { predictReaction, type Reacted } from './predict-reaction.ts';

const nobodyReacted: Reacted = { likeCount: 4, dislikeCount: 1, userReaction: null };

test('R59 the first like adds one and is marked', () => {
  expect(predictReaction(nobodyReacted, 'like')).toEqual({
    action: 'created',
    after: { userReaction: 'like', likeCount: 5, dislikeCount: 1, score: 4 },
  });
});

test('R60 a like turned into a dislike moves one and the mark', () => {
  expect(predictReaction({ ...nobodyReacted, userReaction: 'like' }, 'dislike')).toEqual({
    action: 'updated',
    after: { userReaction: 'dislike', likeCount: 3, dislikeCount: 2, score: 1 },
  });
});

test('R61 the same reaction again takes it away', () => {
  expect(predictReaction({ ...nobodyReacted, userReaction: 'dislike' }, 'dislike')).toEqual({
    action: 'removed',
    after: { userReaction: null, likeCount: 4, dislikeCount: 0, score: 4 },
  });
});

test('R62 after any presses of any people the counts equal the reactions there are, and the score follows', () => {
  const press = fc.record({ person: fc.nat(4), pressed: fc.constantFrom<ReactionType>('like', 'dislike') });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      const reactions = new Map<number, ReactionType>();
      let counts = { likeCount: 0, dislikeCount: 0 };
      for (const { person, pressed } of presses) {
        const { after } = predictReaction({ ...counts, userReaction: reactions.get(person) ?? null }, pressed);
        if (after.userReaction) reactions.set(person, after.userReaction);
        else reactions.delete(person);
        counts = after;
        const likes = [...reactions.values()].filter((reaction) => reaction === 'like').length;
        expect(after).toMatchObject({
          likeCount: likes,
          dislikeCount: reactions.size - likes,
          score: 2 * likes - reactions.size,
        });
      }
    }),
  );
});

test('R62 counts that are older than the reaction never fall below 0', () => {
  expect(predictReaction({ likeCount: 0, dislikeCount: 0, userReaction: 'like' }, 'dislike').after).toMatchObject({
    likeCount: 0,
    dislikeCount: 1,
  });
});
