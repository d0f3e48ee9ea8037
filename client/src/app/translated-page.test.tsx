/** A page that the browser translates while React goes on changing it. */
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import './translated-page.ts';

let root: ReturnType<typeof createRoot>;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

/** As Chrome does it: two elements around other words. */
function translate(): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.append(text.data.toUpperCase());
    text.replaceWith(outer);
  }
}

const Likes = ({ count, isMine = false, hasName = true }: { count: number; isMine?: boolean; hasName?: boolean }) => (
  <p>
    {hasName && 'frog: '}
    {isMine && <b>yours, </b>}
    {count} likes
  </p>
);

test('R666 on a page that the browser translates, what changes is seen, comes and goes, and nothing falls over', async () => {
  const shows = (text: string) => expect.poll(() => place.textContent).toBe(text);
  root.render(<Likes count={1} />);
  await shows('frog: 1 likes');
  translate();
  await shows('FROG: 1 LIKES');
  root.render(<Likes count={2} isMine />);
  await shows('FROG: yours, 2 LIKES');
  translate();
  await shows('FROG: YOURS, 2 LIKES');
  root.render(<Likes count={2} hasName={false} />);
  await shows('2 LIKES');
  root.render(<Likes count={3} isMine />);
  await shows('frog: yours, 3 LIKES');
});
