import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { HEAD_OF_ANIMAL } from '../pieces/heads-of-animals.ts';
import { findKin } from '../pieces/kin.ts';
import { readManner } from './mood.ts';

const themeOf = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'drawn').theme.piece;

describe('R1204 what a fair, a yard, a forge or a desk has is drawn, and is no word on a tin', () => {
  test.each([
    ['own-totem-pole', 'totem pole, Totempfahl, tótem'],
    ['own-gumball-machine', 'gumball machine, bubblegum machine, Kaugummiautomat'],
    ['own-tree-house', 'tree house, treehouse, Baumhaus'],
    ['own-paper-crane', 'paper crane, origami crane, grulla de papel'],
    ['own-paper-plane', 'paper plane, paper airplane, avion en papier'],
    ['own-arcade-machine', 'arcade machine, pinball machine'],
    ['own-cauldron', "cauldron, witch's cauldron, chaudron"],
    ['own-safe', 'bank safe, Geldschrank, cassaforte'],
    ['own-anvil', 'anvil, Amboss'],
    ['own-birdhouse', 'birdhouse, Vogelhaus'],
    ['own-dog-house', 'dog house, Hundehütte'],
    ['own-nutcracker', 'nutcracker, Nussknacker'],
    ['own-treadmill', 'treadmill, Laufband'],
    ['own-dreamcatcher', 'dreamcatcher, Traumfänger'],
    ['own-horseshoe', 'horseshoe, Hufeisen'],
    ['own-well', 'wishing well, Wunschbrunnen'],
    ['own-corkscrew', 'corkscrew, Korkenzieher'],
    ['own-matchstick', 'matchstick, Streichholz'],
    ['1fa86', 'matryoshka, nesting doll'],
  ])('%s: %s', (piece, words) => {
    for (const word of words.split(', ')) expect(themeOf(word), word).toBe(piece);
  });

  test('who is in a tree house is in the forest still', () => {
    expect(themeOf('cat in a tree house')).toBe('1f431');
  });
});

describe('R1205 a beast is drawn as itself: its young, its colour, its face', () => {
  test('a duckling is yellow, and a goldfish gold', () => {
    for (const text of ['duckling', 'five ducklings']) expect(themeOf(text), text).toMatch(/^1f42[45]$/);
    expect(findKin(themeOf('goldfish') ?? '')?.parts[0]?.color).toEqual([0xff, 0x9a, 0x2e]);
  });

  test('a camel has a face, from which its muzzle is not cut', () => {
    const face = HEAD_OF_ANIMAL['1f42a'] ?? '';
    expect(findPiece('head', face)?.name).toBe('camel face');
  });

  test.each([
    ['goldfish', 'rich'],
    ['golden retriever', 'rich'],
    ['saddle', 'sad'],
    ['crystal ball', 'sad'],
    ['napkin', 'sleepy'],
    ['sweater', 'scared'],
    ['chilli', 'cool'],
  ])('"%s" says nothing of who is %s', (text, mood) => {
    expect(readManner(text).mood).not.toBe(mood);
  });
});

describe('R1235 what is wished for by another name is drawn as itself, and not as a word or a place that it contains', () => {
  test.each([
    ['own-shelf', 'shelf, IKEA shelf, bookcase, Bücherregal, étagère, 本棚'],
    ['own-router', 'wifi, WLAN, wifi router'],
    ['kin-fidget-spinner', 'fidget spinner, fidget spinners'],
    ['1f9e0', 'headache, mal di testa, Kopfschmerzen, Migräne'],
  ])('%s: %s', (piece, words) => {
    for (const word of words.split(', ')) expect(themeOf(word), word).toBe(piece);
  });

  test.each(['Feierabend', 'knocking-off time', 'fajrant'])('after work is no clock: %s', (mainTheme) => {
    const { body, trait, style } = conceive({ ...BLANK, mainTheme }, 'drawn');
    expect([body.piece, style.backdrop]).not.toContain('1f570-fe0f');
    expect(style.backdrop).toBe('living-room');
    expect(trait).toMatchObject({ letters: mainTheme.toLowerCase() });
  });

  test.each(['Oma mit Laserschwert', 'abuela con espada láser'])('%s has it in hand', (mainTheme) => {
    expect(conceive({ ...BLANK, mainTheme }, 'drawn').trait.piece).toBe('own-light-sword');
  });
});
