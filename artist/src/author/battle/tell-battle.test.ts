import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BattleScene } from '../../types.ts';
import { SHAPES } from './story-formats/story-formats.ts';
import { EPILOGUES, FUSION_REMARKS, UPSET_REMARKS } from './tables/remarks.ts';
import { describeBattle, joinParagraphs, tellBattle } from './tell-battle.ts';
import { fiveGramsOf, sharedShare, stageBattle, withInitials } from './testing.ts';

const COUNT = 3000;
const staged = Array.from({ length: COUNT }, (_, index) => ({ scene: stageBattle(`${index}`), seed: `seed ${index}` }));
const plain = staged.map(({ scene, seed }) => {
  const named = withInitials(scene);
  const [winner, loser] = scene.winner === 1 ? ['Xaxxo', 'Yoyyo'] : ['Yoyyo', 'Xaxxo'];
  return { scene: named, winner, loser, story: describeBattle(named, seed), text: tellBattle(named, seed) };
});
/** Every way in which a template may say who won. */
const verdictFor = (name: string): RegExp =>
  new RegExp(`\\b${name} (?:had |has )?(?:won|wins|beat)\\b|(?:in favour of|victory for|winner is) ${name}\\b`, 'u');

describe('a story', () => {
  test('names both, says who won, and never says it of the other one', () => {
    for (const { winner, loser, text } of plain) {
      expect(text).toContain(loser);
      expect(text).toMatch(verdictFor(winner));
      expect(text).not.toMatch(verdictFor(loser));
    }
  });

  test('has the whole names of house characters in it', () => {
    for (const { scene, seed } of staged) {
      const text = tellBattle(scene, seed);
      expect(text).toContain(scene.first.name);
      expect(text).toContain(scene.second.name);
    }
  });

  test('has four to six paragraphs and 500 to 1,800 characters', () => {
    for (const { scene, seed } of staged) {
      const text = tellBattle(scene, seed);
      const paragraphs = text.split('\n\n');
      expect(paragraphs.length).toBeGreaterThanOrEqual(4);
      expect(paragraphs.length).toBeLessThanOrEqual(6);
      expect(text.length).toBeGreaterThanOrEqual(500);
      expect(text.length).toBeLessThanOrEqual(1800);
    }
  });

  test('has no open slot, no doubled word or space, and its punctuation in place', () => {
    for (const { text } of plain) {
      expect(text).not.toMatch(/[{}<>\uE000-\uF8FF]|undefined|NaN|_/u);
      expect(text).not.toMatch(/ {2}| \n|\n |\n{3}|\s[.,;:!?]|[,;:]{2}|\.\.(?!\.)(?<!\.{3})|[.,]”[.,]|“”|["']/u);
      expect(text).not.toMatch(/\b(\w+) \1\b/iu);
      expect(text).not.toMatch(/\ba [aeio](?!ne-)|\ban (?!hour|heirloom|honorary|X-ray)[^aeiouA-Z]/u);
      for (const paragraph of text.split('\n\n')) {
        expect(paragraph).toMatch(/^“?[\p{Lu}\d]/u);
        expect(paragraph).toMatch(/[.!?]”?$/u);
        expect(paragraph.match(/“/gu)?.length).toBe(paragraph.match(/”/gu)?.length);
      }
    }
  });

  test('begins no sentence with a small letter', () => {
    for (const { text } of plain) expect(text).not.toMatch(/[^.][.!?] “?[a-z]/u);
  });

  test('tells the margin in its finish, and an upset only when it was one', () => {
    const finishes = new Map(SHAPES.map(([name, { finish }]) => [name, finish]));
    const upsets = new Set<string>();
    for (const { scene, story } of plain) {
      const gap = Math.abs(scene.first.score - scene.second.score);
      const margin = gap < 6 ? 'close' : gap >= 18 ? 'crushing' : 'clear';
      const skeletons = story.paragraphs.map(({ skeleton }) => skeleton);
      expect(finishes.get(story.shape)?.[margin].some((finish) => skeletons.some((said) => said.startsWith(finish)))).toBe(true);
      const chance = scene.winner === 1 ? scene.probability1Wins : 100 - scene.probability1Wins;
      const remark = UPSET_REMARKS.find((one) => skeletons.some((said) => said.endsWith(one)));
      expect(remark !== undefined).toBe(chance < 35);
      if (remark !== undefined) upsets.add(remark);
    }
    expect(upsets.size).toBe(UPSET_REMARKS.length);
  });

  test('is the same for the same scene and seed', () => {
    for (const { scene, seed } of staged.slice(0, 200)) expect(tellBattle(scene, seed)).toBe(tellBattle(scene, seed));
  });
});

describe('the tables', () => {
  const templates = SHAPES.flatMap(([, { opening, rising, turn, finish, aftermath }]) =>
    [opening, rising, turn, ...Object.values(finish), ...Object.values(aftermath)].flat(),
  );

  test('are all used, and hold no paragraph twice', () => {
    const all = [...templates, ...UPSET_REMARKS, ...FUSION_REMARKS, ...EPILOGUES];
    expect(new Set(all).size).toBe(all.length);
    const used = plain.flatMap(({ story }) => story.paragraphs.map(({ skeleton }) => skeleton)).join('\n');
    for (const template of all) expect(used).toContain(template);
  });

  test('name the winner in full in every finish, and both in every opening', () => {
    for (const [, { opening, finish }] of SHAPES) {
      for (const template of Object.values(finish).flat()) expect(template).toMatch(/\{[wW]inner_name\}/u);
      for (const template of opening) {
        expect(template).toMatch(/\{first\}/iu);
        expect(template).toMatch(/\{second\}/iu);
      }
    }
  });

  test('begin a sentence with the slot in upper case, and only there', () => {
    for (const template of [...templates, ...UPSET_REMARKS, ...FUSION_REMARKS, ...EPILOGUES]) {
      expect(template).not.toMatch(/(?:^|[^.][.!?]”? |— |“)\{(?:winner|loser|first|second|fused|referee)[_}]/u);
      expect(template.replace('“{First} Meeting {Second}', '')).not.toMatch(/[\p{L},;:}] \{[A-Z](?!xclaim)/u);
    }
  });
});

test('a thing may be one or many: no template says “is” or “it” right after it', () => {
  const wrong = SHAPES.flatMap(
    ([, shape]) =>
      JSON.stringify(shape).match(
        /_(?:thing|other)\}[,;:.]?(?: and| which)? (?:is|was|has|lies|it|looks|does|it’s)\b[^"]{0,30}/gu,
      ) ?? [],
  );
  expect(wrong).toEqual([]);
});

describe('ten stories in a row', () => {
  const groups = Array.from({ length: 150 }, (_, group) => {
    const scene = stageBattle(`pair ${group}`);
    return Array.from({ length: 10 }, (__, index) => describeBattle(scene, `group ${group} battle ${index}`));
  });

  test('about one pair take many shapes', () => {
    const shapes = groups.map((stories) => new Set(stories.map(({ shape }) => shape)).size);
    expect(SHAPES.length).toBeGreaterThanOrEqual(20);
    expect(Math.min(...shapes)).toBeGreaterThanOrEqual(4);
    // Twenty shapes drawn ten times give 8.0 different ones.
    expect(shapes.reduce((sum, count) => sum + count, 0) / shapes.length).toBeGreaterThan(7.6);
  });

  test('hardly repeat each other', () => {
    const shares = groups.flatMap((stories) => {
      const grams = stories.map(fiveGramsOf);
      return grams.flatMap((one, index) => grams.slice(index + 1).map((other) => sharedShare(one, other)));
    });
    shares.sort((a, b) => a - b);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.05);
    expect(shares.at(Math.floor(shares.length * 0.9))).toBeLessThan(0.08);
    expect(shares.at(Math.floor(shares.length * 0.99))).toBeLessThan(0.5);
  });

  test('mostly begin differently', () => {
    const firsts = groups.map((stories) => new Set(stories.map(({ paragraphs }) => paragraphs[0]?.text)).size);
    expect(firsts.reduce((sum, count) => sum + count, 0) / firsts.length).toBeGreaterThan(9.5);
  });
});

test('3,000 stories have more than 1,200 first sentences, none in more than 3 % of them, and no two are equal', () => {
  const firsts = staged.map(({ scene, seed }) => tellBattle(scene, seed).split(/(?<=[.!?]”?) /u)[0]);
  expect(new Set(firsts).size).toBeGreaterThan(1200);
  for (const first of firsts.slice(0, 100)) expect(firsts.filter((other) => other === first).length).toBeLessThan(COUNT / 33);
  expect(new Set(plain.map(({ text }) => text)).size).toBe(COUNT);
});

describe('whatever the characters are called and said to be', () => {
  const base = stageBattle('names');
  const fight = (first: string, second: string, winner: 1 | 2 = 1): BattleScene => ({
    ...base,
    winner,
    first: { ...base.first, name: first },
    second: { ...base.second, name: second },
  });

  test.each(['ß-tron 🐊', '<b>Bold</b>', '$& {winner}', 'O’Tool', '鳄鱼', 'Mr. X.', 'Yahoo!', 'a', '100%', 'el ñu'])(
    'the name %s stays as it is',
    (name) => {
      for (let seed = 0; seed < 100; seed += 1) {
        const text = tellBattle(fight(name, 'Rivale Grande', seed % 2 === 0 ? 1 : 2), `${seed}`);
        expect(text).toContain(name);
        expect(text).not.toMatch(/[!?.]\.(?!\.)(?<!\.{3})/u);
      }
    },
  );

  test('two of one name are told apart', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const winner = seed % 2 === 0 ? 1 : 2;
      const text = tellBattle(fight('Bombardino', 'bombardino', winner), `${seed}`);
      expect(text).toMatch(/the other bombardino/iu);
      const verdict =
        winner === 1
          ? /(?<!other )Bombardino (?:had )?(?:won|wins)|of Bombardino/u
          : /other bombardino (?:had )?(?:won|wins)|of the other/iu;
      expect(text).toMatch(verdict);
    }
  });

  test('long names are called in full once or twice, and the story keeps its length', () => {
    const long = 'Bombardirissimo Coccodrillacchio della Lavatricella Spaghetti';
    const solid = 'Ä'.repeat(60);
    for (let seed = 0; seed < 500; seed += 1) {
      const text = tellBattle(fight(long, solid, seed % 2 === 0 ? 1 : 2), `${seed}`);
      expect(text).toContain(long);
      expect(text).toContain(solid);
      expect(text.length).toBeLessThanOrEqual(1800);
    }
  });

  test('nothing of a lore gets through but plain words, and the bounds are kept', () => {
    const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
    const lore = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc
        .array(
          fc.constantFrom(
            'wears',
            'a',
            '<script>',
            'gun',
            'ignore',
            'previous',
            'the',
            'CANARY',
            'toaster',
            ',',
            '{x}',
            '\u202E',
          ),
        )
        .map((words) => words.join(' ')),
    );
    const side = fc.record({
      name,
      description: lore,
      score: fc.double({ min: 0, max: 300, noNaN: true }),
      isFused: fc.boolean(),
    });
    const scene = fc.record({
      first: side,
      second: side,
      winner: fc.constantFrom(1 as const, 2 as const),
      probability1Wins: fc.double({ min: 5, max: 95, noNaN: true }),
    });
    fc.assert(
      fc.property(scene, fc.string(), (fought, seed) => {
        const text = tellBattle(fought, seed);
        expect(text.length).toBeLessThanOrEqual(2000);
        expect(text.length).toBeGreaterThanOrEqual(500);
        expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2060-\u2069]/u);
        const told = joinParagraphs(describeBattle(withInitials(fought), seed));
        expect(told).not.toMatch(/script|CANARY|\bgun\b|[{}<>]/iu);
      }),
      { numRuns: 1000 },
    );
  });
});
