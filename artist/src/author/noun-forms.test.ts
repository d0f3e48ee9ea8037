import { expect, test } from 'vitest';
import { subjectOf } from './testing.ts';

test.each([
  ['Karen', 'who'],
  ['plumber', 'who'],
  ['toaster', 'that'],
  ['Godzilla', 'who'],
  ['the Titanic', 'that'],
])('%s is somebody %s does things', (theme, who) => {
  expect(subjectOf({ mainTheme: theme }).values.theme_who).toBe(who);
});

test('who loves karaoke is somebody and no song', () => {
  expect(subjectOf({ mainTheme: 'a tax auditor who secretly loves karaoke' }).values).toMatchObject({
    a_theme: 'a tax auditor who secretly loves karaoke',
  });
});
