/**
 * Runs in every page before its own scripts, and notes after each change of the document what was there: tests then judge
 * the whole course of a screen and not only the moments at which they looked. Read it with `readRecord` of site.ts.
 */
(() => {
  const record = {
    /** The most toasts that were there at once. */
    mostToasts: 0,
    /** "urgency: text" of everything that was put into a live region. */
    spoken: [],
    /** What the progress bar said, without repetitions: "Position 2 in the queue", "Painting pixels, 40 percent". */
    progress: [],
    /** The faces of the result's card, without repetitions. */
    faces: [],
    /** The sentences on the busy button, without repetitions. */
    phrases: [],
    /** Where people ask for reduced motion: names of what moved for longer than a blink. */
    moved: [],
    sawEmptyGallery: false,
  };
  window.recorded = record;

  const note = (list, value) => {
    if (value && list.at(-1) !== value) list.push(value);
  };

  const noteEmptyGallery = ({ addedNodes }) => {
    for (const node of addedNodes) record.sawEmptyGallery ||= node.textContent?.includes('No brainrots found') ?? false;
  };

  const noteSpoken = ({ target, addedNodes }) => {
    const urgency = target instanceof Element && target.getAttribute('aria-live');
    if (!urgency) return;
    for (const node of addedNodes) record.spoken.push(`${urgency}: ${node.textContent}`);
  };

  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const noteMotion = () => {
    for (const animation of document.getAnimations()) {
      const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (activeDuration > 20)
        note(record.moved, `${animation.constructor.name} ${animation.animationName ?? animation.transitionProperty ?? ''}`);
    }
  };

  const noteAll = (changes) => {
    changes.forEach(noteSpoken);
    changes.forEach(noteEmptyGallery);
    record.mostToasts = Math.max(record.mostToasts, document.querySelectorAll('[data-toast]').length);
    note(record.progress, document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext'));
    note(record.faces, document.querySelector('[data-face]')?.getAttribute('data-face'));
    note(record.phrases, document.querySelector('[data-phrase]')?.textContent);
    if (isStill) noteMotion();
  };

  new MutationObserver(noteAll).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})();
