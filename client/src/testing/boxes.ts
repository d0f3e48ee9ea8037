/** Where things lie in the window. */

export const boxOf = (css: string, within: ParentNode = document) => {
  const element = within.querySelector(css);
  if (!element) throw new Error(`There is no ${css}.`);
  return element.getBoundingClientRect();
};

export const doOverlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** On the same line: the middle of the one is between top and bottom of the other. */
export const areInRow = (a: DOMRect, b: DOMRect) => {
  const middle = a.top + a.height / 2;
  return b.top < middle && middle < b.bottom;
};

/** Nothing of it is outside a window of this size. */
export const isWithin = ({ top, right, bottom, left }: DOMRect, width: number, height: number) =>
  top >= 0 && left >= 0 && right <= width && bottom <= height;
