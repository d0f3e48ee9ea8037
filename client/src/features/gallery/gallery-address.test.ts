import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeRanking, readGallerySearch, toFilters, writeOnly, writeTab } from './gallery-address.ts';

const ADDRESS = { filter: 'all_time', tab: '', q: '', only: '' } as const;

test('R423 an address from before means the same ranking as ever', () => {
  const search = readGallerySearch(ADDRESS);
  expect(search).toEqual({ tab: 'top', text: '', words: [], timeFilter: 'all_time' });
  expect([isWholeRanking(search), writeTab('top'), writeTab('new')]).toEqual([true, '', 'new']);
});

test('R423 whatever an address holds, it is a known tab with known filters, and they write the same address again', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.constantFrom('rare', 'fused', 'golden', 'nonsense', '')), (tab, words) => {
      const search = readGallerySearch({ ...ADDRESS, tab, only: words.join('.') });
      expect(['top', 'rising', 'new', 'unseen', 'following', 'random']).toContain(search.tab);
      const only = writeOnly(search.words.toReversed());
      expect(readGallerySearch({ ...ADDRESS, only }).words).toEqual(search.words);
      expect(encodeURIComponent(only)).toBe(only);
    }),
  );
});

test('R424 filters are asked for as the server knows them', () => {
  const { words } = readGallerySearch({ ...ADDRESS, only: 'video.rare.golden.mythic.unfought' });
  expect(toFilters(words)).toEqual({ rarity: ['rare', 'mythic'], finish: ['golden'], hasVideo: true, isUnfought: true });
  expect(toFilters([])).toEqual({});
});
