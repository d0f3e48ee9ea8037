import { expect, test } from 'vitest';
import { subjectOf } from './testing.ts';

const inStyle = (style: string) => subjectOf({ mainTheme: 'owl', style }).values;

test('a place in the manner of a movement has its adjective', () => {
  expect(inStyle('impressionism')).toMatchObject({ a_style: 'an impressionist', mood: 'impressionism' });
  expect(inStyle('Picasso cubism').in_style).toMatch(/^in a Picasso cubist /u);
});

test('a way of drawing that is called by its pictures is one of them', () => {
  expect(inStyle('chalk drawing').mood).toBe('a chalk drawing');
});

test('an old map is one of many', () => {
  expect(inStyle('old treasure map').mood).toBe('an old treasure map');
});
