/** What is too small to hit, or too large for its place, and pictures that are not there. */
import type { Page } from 'playwright';

/** Words of buttons, tabs, labels and headings that do not fit into their box. A name that ends in dots is meant to. */
export function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('button, label, h1')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).textOverflow !== 'ellipsis')
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
    // A sign without words has a larger place to press around it.
    .filter((one) => one.textContent.trim() !== '')
    .map((one) => one.textContent)`);
}

/** Words of ours in headings and on what can be pressed that go on in the next line without a hyphen. Names are others' words. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('h1, h2, h3, button, label, .btn')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr-only'))
    .flatMap((one) => {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const broken = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement.closest('bdi, .sr-only')) continue;
        for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\d]{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word + ' in ' + one.textContent.slice(0, 40));
        }
      }
      return broken;
    })`);
}

/** What can be pressed and is less than 24 px high or wide. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.locator('a:visible, button:visible, input:visible, select:visible, textarea:visible').evaluateAll((elements) =>
    elements
      .map((one) => ({ what: one.outerHTML.slice(0, 90), box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ what, box }) => !what.includes('skip-link') && Math.min(box.width, box.height) < 24)
      .map(({ what }) => what),
  );
}

/** What must be as large as a fingertip, and how large it is. */
export function findPrimary(page: Page): Promise<{ what: string; size: number }[]> {
  const primary = '.btn, .tab, .field-input, [role=switch], .picker > input, form button, header button, nav a';
  return page.locator(primary).evaluateAll((elements) =>
    elements
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ what: one.outerHTML.slice(0, 120), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ what, box }) => ({ what, size: Math.min(box.width, box.height) })),
  );
}

/**
 * Of these boxes those in which something is wider than they are; they may cut it off instead of scrolling. Each with the innermost
 * thing that sticks out of it.
 */
export function findTooWideBoxes(page: Page, boxes: string): Promise<string[]> {
  return page.evaluate<string[]>(`{
    const nameOf = (one) => one.localName + '.' + one.className + ' «' + one.textContent.slice(0, 30) + '»';
    [...document.querySelectorAll('${boxes}')]
      .filter((box) => getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth)
      .map((box) => {
        const { right } = box.getBoundingClientRect();
        const isCut = (one) => one !== box && (getComputedStyle(one).overflowX !== 'visible' || isCut(one.parentElement));
        const out = [...box.querySelectorAll('*')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > right && !isCut(one.parentElement));
        return [box, out.at(-1)].map((one) => one && nameOf(one)).join(' with ');
      });
  }`);
}

/** Pictures whose place is in the window, and that did not arrive. */
export function findMissingPictures(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`document.fonts.ready.then(() => Promise.all([...document.images]
    .filter((image) => image.checkVisibility({ contentVisibilityAuto: true }) && image.getBoundingClientRect().top < innerHeight)
    .map((image) => image.decode().then(() => image.naturalWidth > 0, () => false).then((is) => (is ? '' : image.src)))))
    .then((sources) => sources.filter(Boolean))`);
}
