/** Notes from now on, after each change of the page, what was there: tests then judge all of it, and not only the moments at which they looked. */
export interface PageRecord {
  /** "urgency: text" of everything that was put into a live region. */
  spoken: string[];
  /** The most toasts that were there at once. */
  mostToasts: number;
  sawEmptyGallery: boolean;
}

let observer: MutationObserver | undefined;

export function recordPage(): PageRecord {
  const record: PageRecord = { spoken: [], mostToasts: 0, sawEmptyGallery: false };
  observer?.disconnect();
  observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const urgency = target instanceof Element && target.getAttribute('aria-live');
      for (const { textContent } of addedNodes) {
        if (urgency) record.spoken.push(`${urgency}: ${textContent}`);
        record.sawEmptyGallery ||= textContent?.includes('No brainrots found') ?? false;
      }
    }
    record.mostToasts = Math.max(record.mostToasts, document.querySelectorAll('[data-toast]').length);
  });
  observer.observe(document, { subtree: true, childList: true });
  return record;
}
