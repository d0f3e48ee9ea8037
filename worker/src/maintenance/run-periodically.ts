interface Looks {
  everyMs: number;
  /** @param stopping that no other piece of the work is to begin. */
  look: (stopping: AbortSignal) => Promise<unknown>;
  onFailure: (error: unknown) => void;
}

/**
 * One look at a time, in every worker at another moment.
 * @returns how to stop: the look that is under way is told, and waited for.
 */
export function runPeriodically({ everyMs, look, onFailure }: Looks): () => Promise<void> {
  const stopping = new AbortController();
  let busy: Promise<void> | undefined;
  const lookOnce = () => {
    busy ??= look(stopping.signal)
      .then(
        () => {},
        (error: unknown) => stopping.signal.aborted || onFailure(error),
      )
      .then(() => {
        busy = undefined;
      });
  };
  let timer = setTimeout(() => {
    lookOnce();
    timer = setInterval(lookOnce, everyMs);
    timer.unref();
  }, Math.random() * everyMs);
  timer.unref();
  return async () => {
    clearTimeout(timer);
    stopping.abort();
    await busy;
  };
}
