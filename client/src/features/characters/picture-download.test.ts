import { expect, test } from 'vitest';
import { pictureFileName, shareCardUrl } from './picture-download.ts';

test('R330 the picture to keep lies beside the others, at another address after each change', () => {
  const address = (updatedAt: Date) => shareCardUrl({ imageUrl: '/media/characters/1/2/1024.webp', updatedAt });
  expect(address(new Date(7))).toBe('/media/characters/1/2/share.jpg?v=7');
  expect(address(new Date(8))).not.toBe(address(new Date(7)));
});

test.each([
  ['Tung Tung Sahur', 'Tung Tung Sahur.jpg'],
  ['../../etc/passwd', 'etc passwd.jpg'],
  ['Frío: «Ñandú»\u0000?', 'Frío Ñandú.jpg'],
  ['🦩', '🦩.jpg'],
  ['Famiglia 👨‍👩‍👧 e cuore ❤️', 'Famiglia 👨‍👩‍👧 e cuore ❤️.jpg'],
  ['鳄鱼 炸弹', '鳄鱼 炸弹.jpg'],
  ['تمساح القنبلة', 'تمساح القنبلة.jpg'],
  ['मगरमच्छ', 'मगरमच्छ.jpg'],
  ['\u202eevil.exe\u2066', 'evil exe.jpg'],
  ['...', 'brainrot.jpg'],
  ['  CON ', 'brainrot CON.jpg'],
  ['lpt1', 'brainrot lpt1.jpg'],
  ['NUL.txt', 'NUL txt.jpg'],
  ['Console', 'Console.jpg'],
  ['e\u0301lan', 'élan.jpg'],
  ['\u0301', 'brainrot.jpg'],
  ['a'.repeat(190), `${'a'.repeat(120)}.jpg`],
  ['鳄'.repeat(60), `${'鳄'.repeat(40)}.jpg`],
  ['👨‍👩‍👧'.repeat(20), `${'👨‍👩‍👧'.repeat(6)}.jpg`],
])('R330 R447 %j is kept as %j', (name, file) => {
  expect(pictureFileName(name)).toBe(file);
  expect(Buffer.byteLength(file)).toBeLessThan(200);
});
