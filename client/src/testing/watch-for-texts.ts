/**
 * Notes from now on which of these texts were ever in the page, also for a moment.
 * @returns how to read them.
 */
export function watchForTexts(texts: readonly string[]): () => string[] {
  const seen = new Set<string>();
  const look = () => {
    const text = document.body.textContent ?? '';
    for (const wanted of texts) if (text.includes(wanted)) seen.add(wanted);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  return () => [...seen];
}
