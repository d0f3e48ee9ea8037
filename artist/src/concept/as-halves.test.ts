import { expect, test } from 'vitest';
import { isPerson } from '../pieces/people.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

test.each([
  ['baker by day, ninja by night', ['own-rolling-pin', '2694-fe0f']],
  ['comptable le jour, DJ la nuit', ['270f-fe0f', 'own-disco-record']],
  ['avvocato di giorno, rapper di notte', ['2696-fe0f', '1f3a4']],
  ['昼は先生、夜は忍者', ['1f4d6', '2694-fe0f']],
])(
  'R835 who is one by day and another by night has what both hold, the sun and the moon, and is read on no sign: %s',
  (mainTheme, held) => {
    const { theme, trait, also = [], props } = conceive({ ...BLANK, mainTheme }, 'halves');
    expect(isPerson(theme.piece ?? '')).toBe(true);
    expect([trait, ...also].map(({ piece }) => piece)).toEqual(expect.arrayContaining(held));
    expect(props.map(({ piece }) => piece)).toEqual(expect.arrayContaining(['2600-fe0f', '1f319']));
    expect([trait, ...also, ...props].every(({ piece }) => piece !== null)).toBe(true);
  },
);

test.each(['cat by day, tiger by night', 'Hund bei Tag und Löwe bei Nacht', 'nurse by day, dragon by night'])(
  'R835 the other half is seen and told of as well: %s',
  (mainTheme) => {
    const concept = conceive({ ...BLANK, mainTheme }, 'halves');
    const night = ['1f42f', '1f981', '1f409', '1f432'];
    expect(concept.theme.word).toBe(mainTheme);
    expect(concept.props.some(({ piece }) => piece !== null && night.includes(piece))).toBe(true);
  },
);
