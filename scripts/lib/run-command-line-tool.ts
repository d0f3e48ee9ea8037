/** Runs a tool of the command line to its end: what it opened is put away, also after Ctrl-C, and what went wrong is one sentence. */

import { printable } from './printable.ts';

/** @param work ends soon after its signal, and gives false where it ended not well. Calls `process.exit`. */
export async function runTool(work: (resources: AsyncDisposableStack, signal: AbortSignal) => Promise<boolean>): Promise<never> {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());
  const say = (error: unknown) => console.error(stopping.signal.aborted ? 'Stopped.' : describe(error));
  const resources = new AsyncDisposableStack();
  let isWell = false;
  await work(resources, stopping.signal).then((answer) => {
    isWell = answer;
  }, say);
  await resources.disposeAsync().catch(say);
  process.exit(isWell ? 0 : 1);
}

/** Several addresses of one name fail as one error without words of its own. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('\n');
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n').map(printable).join('\n');
}
