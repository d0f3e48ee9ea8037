/** "1 follower", "0 following": the figures in sight below these elements, in their order. */
export function readFigures(selector: string): string[] {
  return [...document.querySelectorAll(`${selector} dl > div`)]
    .filter((one) => one.checkVisibility())
    .map((one) => `${one.querySelector('dd')?.textContent} ${one.querySelector('dt')?.textContent}`);
}
