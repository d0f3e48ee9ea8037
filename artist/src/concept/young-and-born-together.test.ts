import { describe, expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const wished = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'together');

describe('R1206 who is born together is as many, and the young stand small beside their own kind', () => {
  test.each([
    ['twins', 2],
    ['identical twins', 2],
    ['twins in the park', 2],
    ['siblings', 2],
    ['triplets', 3],
    ['quadruplets', 4],
    ['cat twins', 2],
    ['twin bed', 1],
  ])('%s: %i', (text, count) => {
    const { theme, count: shown = 1 } = wished(text);
    expect(theme.piece).not.toBeNull();
    expect(shown).toBe(count);
  });

  test.each([
    ['mother and baby koala', '1f428'],
    ['mama bear and baby bear', '1f43b'],
    ['dad penguin with baby', '1f427'],
    ['a mother and her baby elephant', '1f418'],
  ])('%s are two of a kind, of whom one is smaller', (text, kind) => {
    const { theme, company = [] } = wished(text);
    expect([theme.piece, ...company.map((one) => one.theme.piece)]).toEqual([kind, kind]);
    expect(company[0]?.share).toBeLessThan(0.8);
  });

  test('a mother with a baby is a woman with a child', () => {
    const { theme, company = [] } = wished('mother and baby');
    expect([theme.piece, company[0]?.theme.piece]).toEqual(['1f469', '1f476']);
  });
});

describe('R1207 a size is that of whom it is said of', () => {
  test.each(['giant', 'a giant who is afraid of mice', 'gentle giant', 'giant who lives in a tiny house'])(
    '%s is somebody huge',
    (text) => {
      const { theme, build, size = 1 } = wished(text);
      expect(theme.piece).toBe('1f9d1');
      expect(build).toContain('huge');
      expect(size).toBe(1);
    },
  );

  test.each(['elephant in a tiny car', 'man who lives in a tiny house', 'mouse in a huge castle'])(
    '%s is of any size',
    (text) => {
      const { build = [], size = 1 } = wished(text);
      expect(build).toEqual([]);
      expect(size).toBe(1);
    },
  );

  test.each(['tiny elephant in a huge bed', 'elephant with a tiny body'])('%s is small', (text) => {
    expect(wished(text).build).toEqual(['tiny']);
  });

  test('a giant squid is a squid', () => {
    expect(wished('giant squid').theme.piece).toBe('1f991');
  });
});
