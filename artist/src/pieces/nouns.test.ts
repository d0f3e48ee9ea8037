import { describe, expect, it, test } from 'vitest';
import { isOwn } from '../drawing/piece-files.ts';
import { findPiece } from './catalogue.ts';
import { PIECES } from './piece-names.ts';
import type { PieceRole } from './piece-types.ts';
import { findPieces } from './search-pieces.ts';
import NOUNS from './testing/nouns.json' with { type: 'json' };
import { ENGLISH, pieceForEmoji } from './vocabulary.ts';
import KIN from './words/kin.json' with { type: 'json' };
import NAMES from './words/names.json' with { type: 'json' };

const THEME: readonly PieceRole[] = ['head', 'animal', 'body'];
const LANGUAGES = NOUNS.columns.slice(0, -1);

/** A word, and the pieces that show it; none for what cannot be drawn. */
interface Noun {
  word: string;
  pieces: string[];
}

const readNouns = (column: number): Noun[] =>
  NOUNS.rows.map((row) => {
    const emoji = row.at(-1);
    return { word: row[column] ?? '', pieces: emoji ? emoji.split(' ').map((one) => pieceForEmoji(one) ?? one) : [] };
  });

const shownBy = ({ word }: Noun): string | undefined => findPieces(word, THEME)[0]?.piece;

/** "Hut" is a hat in German, but whoever types it alone may speak English as well. */
const isEnglishFor = (word: string, piece: string): boolean => ENGLISH.find([word.toLowerCase()])?.pieces.has(piece) ?? false;

describe('the everyday nouns', () => {
  it('are at least 500, of which every piece exists', () => {
    const nouns = readNouns(0);
    expect(new Set(nouns.map(({ word }) => word)).size).toBe(nouns.length);
    expect(nouns.length).toBeGreaterThanOrEqual(500);
    const known = new Set(PIECES.map(({ id }) => id));
    expect(nouns.flatMap(({ pieces }) => pieces).filter((piece) => !known.has(piece))).toEqual([]);
  });

  it.each(LANGUAGES.map((language, column) => ({ language, column })))(
    'in $language: nine in ten that can be drawn are shown as what they are, and the others as nothing else',
    ({ language, column }) => {
      const nouns = readNouns(column);
      const drawn = nouns.filter(({ pieces }) => pieces.length > 0);
      const right = drawn.filter((noun) => noun.pieces.includes(shownBy(noun) ?? ''));
      console.log(`${language}: ${right.length} of ${drawn.length} nouns shown as what they are`);
      expect(right.length / drawn.length).toBeGreaterThanOrEqual(0.9);
      const wrong = nouns.flatMap((noun) => {
        const piece = shownBy(noun);
        return piece === undefined || noun.pieces.includes(piece) ? [] : [{ word: noun.word, piece }];
      });
      expect(wrong.filter(({ word, piece }) => language === 'en' || !isEnglishFor(word, piece))).toEqual([]);
    },
  );

  it.each([
    ['🐻', 'медведь, urso, niedźwiedź, ours, oso, Bär, orso'],
    ['🗑️', 'Mülltonne, kosz na śmieci, lata de lixo, мусорный бак, poubelle, cubo de basura, bidone'],
    ['🐺', 'волк, wilk, lobo, loup, Wolf, lupo'],
    ['🦊', 'lis, raposa, лиса, zorro, renard, volpe'],
    ['🥛', 'leite, молоко, mleko, leche, lait, Milch'],
    ['own-vacuum-cleaner', 'пылесос, odkurzacz, aspirador, aspiradora, aspirateur'],
  ])('shows %s for %s', (emoji, words) => {
    for (const word of words.split(', ')) expect(shownBy({ word, pieces: [] }), word).toBe(pieceForEmoji(emoji) ?? emoji);
  });

  it('have one piece each in the table of names, but a palm of a hand and of a beach, and none of clothes is drawn as kin too', () => {
    const names = Object.values(NAMES).flatMap((row) => row.split(', '));
    expect(names.filter((name, at) => names.indexOf(name) < at && name !== 'palm')).toEqual([]);
    const clothes = Object.entries(NAMES).flatMap(([piece, row]) =>
      findPiece('body', piece)?.kind === 'clothes' ? row.split(', ') : [],
    );
    const kin = Object.keys(KIN).flatMap((row) => row.split(', '));
    expect(kin.filter((name) => clothes.includes(name))).toEqual([]);
  });

  it.each([
    ['has mood swings', 'own-playground-swing'],
    ['swings a sword', 'own-playground-swing'],
    ['swing dancer', 'own-playground-swing'],
    ['belly button', 'own-shirt-button'],
    ['pushes your buttons', 'own-shirt-button'],
    ['tenda', 'own-curtain'],
  ])('R678 are not stolen by a new piece: %s is no %s', (words, piece) => {
    const roles: readonly PieceRole[] = [...THEME, 'held', 'ground', 'float'];
    expect(findPieces(words, roles).map((finding) => finding.piece)).not.toContain(piece);
  });

  it('are known beside small words: on a swing, a playground swing, a shirt button', () => {
    for (const words of ['on a swing', 'a playground swing', 'the swing'])
      expect(shownBy({ word: words, pieces: [] }), words).toBe('own-playground-swing');
    expect(shownBy({ word: 'blue shirt button', pieces: [] })).toBe('own-shirt-button');
  });

  it('R371 each piece of our own is found by its name in six languages', () => {
    const own = new Set(PIECES.map(({ id }) => id).filter(isOwn));
    expect(own.size).toBeGreaterThanOrEqual(90);
    const nouns = LANGUAGES.map((_, column) => readNouns(column));
    const unknown = [...own].flatMap((piece) =>
      nouns.flatMap((all, column) => {
        const known = all.some((noun) => noun.pieces.includes(piece) && shownBy(noun) === piece);
        return known ? [] : [`${piece} in ${LANGUAGES[column]}`];
      }),
    );
    expect(unknown).toEqual([]);
  });
});

test.each(['うしろ', 'とりにく', 'ぞうきん', 'かめら', 'はちきゅう', '家にかえる'])(
  'R752 no beast is in a part of another word: %s',
  (text) => {
    expect(findPieces(text, ['head', 'animal']).filter(({ piece }) => findPiece('animal', piece))).toEqual([]);
  },
);

test.each(['うし', 'かめの王様', 'いかのおすし', 'おおきいくま', 'ねこ いぬ'])('R752 a beast in kana is one: %s', (text) => {
  expect(findPieces(text, ['head', 'animal'])).not.toEqual([]);
});
