import { expect, test } from 'vitest';
import { pictureFileName, shareCardUrl } from './saved-picture.ts';

test('R330 the picture to keep lies beside the others, at another address after each change', () => {
  const address = (updatedAt: Date) => shareCardUrl({ imageUrl: '/media/characters/1/2/1024.webp', updatedAt });
  expect(address(new Date(7))).toBe('/media/characters/1/2/share.jpg?v=7');
  expect(address(new Date(8))).not.toBe(address(new Date(7)));
});

test.each([
  ['Tung Tung Sahur', 'Tung Tung Sahur.jpg'],
  ['../../etc/passwd', 'etc passwd.jpg'],
  ['Frío: «Ñandú»\u0000?', 'Frío Ñandú.jpg'],
  ['🦩', 'brainrot.jpg'],
  ['a'.repeat(90), `${'a'.repeat(60)}.jpg`],
])('R330 %j is kept as %j', (name, file) => {
  expect(pictureFileName(name)).toBe(file);
});
