/**
 * Calls any procedure of a running product from the command line. Its input comes as flags that its own schema checks
 * and completes; `--help` lists what there is, at each level.
 * CHAOS_URL names the product (http://127.0.0.1:3000); CHAOS_TOKEN is an access token, as `auth sign-in` prints it.
 */
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import type { Command } from 'commander';
import superjson from 'superjson';
import { createCli, type TrpcCliRunParams } from 'trpc-cli';
// The package has it, and its index leaves it out: a router that passes each call on.
import { proxify } from 'trpc-cli/dist/proxify.js';
import { appRouter } from '../server/src/trpc/router.ts';
import { readTypedValues } from './lib/flag-values.ts';

const { CHAOS_URL = 'http://127.0.0.1:3000', CHAOS_TOKEN } = process.env;
const headers = CHAOS_TOKEN ? { authorization: `Bearer ${CHAOS_TOKEN}` } : {};
const client = createTRPCClient<typeof appRouter>({
  links: [httpLink({ url: `${CHAOS_URL}/trpc`, transformer: superjson, headers })],
});

/** Answers are JSON, help is text. */
const tell = (said: unknown) => console.log(typeof said === 'string' ? said : JSON.stringify(said, null, 2));

const cli = createCli({ router: proxify(appRouter, () => client), name: 'npm run call --' });
const [named = '', ...flags] = process.argv.slice(2);
const run: TrpcCliRunParams = {
  argv: [...(named.includes('.') ? asCommands(named) : [named]).filter(Boolean), ...flags],
  logger: { info: tell, error: (...lines) => console.error(...lines) },
  formatError: describeFailure,
};
// What it builds is commander's, which its types leave out.
const program = readTypedValues(cli.buildProgram(run) as Command);
program.addHelpText('afterAll', '\nSubscriptions, such as tickets.watch, need a socket, and are not called from here.');
await cli.run(run, program);

/** As code and docs name a procedure: auth.signUp is what the command line calls auth sign-up. */
function asCommands(procedure: string): string[] {
  return procedure.split('.').map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** What the product refuses it says itself; without an answer of its own, somebody else or nobody is at that address. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof TRPCClientError) || error.shape) return error.message;
  return `No Hall of Chaos answers at ${CHAOS_URL} (${error.message}). CHAOS_URL names another address.`;
}
