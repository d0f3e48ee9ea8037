import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFollow } from './follow-cache.ts';

describe('following', () => {
  test('R139 the count goes up and down by one', () => {
    const followed = applyFollow({ followerCount: 4, isFollowing: false }, true);
    expect(followed).toEqual({ followerCount: 5, isFollowing: true });
    expect(applyFollow(followed, false)).toEqual({ followerCount: 4, isFollowing: false });
  });

  test('R140 what did not work is taken back without a trace', () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (followerCount, isFollowing) => {
        const before = { followerCount: followerCount + 1, isFollowing };
        expect(applyFollow(applyFollow(before, !isFollowing), isFollowing)).toEqual(before);
      }),
    );
  });
});
