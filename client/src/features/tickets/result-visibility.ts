/** Whether somebody looks at the place where a result appears. */
export interface WatchedPlace {
  /** The place is on the screen. @returns how to say that it is gone. */
  show(): () => void;
  isWatched(): boolean;
}

export function createResultVisibility(): WatchedPlace {
  let shown = 0;
  return {
    show() {
      shown += 1;
      return () => {
        shown -= 1;
      };
    },
    isWatched: () => shown > 0 && !document.hidden,
  };
}
