/**
 * `npm run operator -- add somebody@example.com`, `-- remove …`, `-- list`: who operates this product, while it runs or not.
 * `-- codes-off somebody@example.com` switches off the one-time codes of a member who has lost them.
 */
import path from 'node:path';
import { removeLostCodes } from '../server/src/auth/one-time-codes/commands.ts';
import { listOperators, type RoleChange, setOperator } from '../server/src/auth/operators.ts';
import { openDatabase } from '../shared/src/platform/database.ts';
import { readSettings } from '../shared/src/platform/env.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { printable } from './lib/printable.ts';
import { runTool } from './lib/run-command-line-tool.ts';
import { openToolDatabase } from './lib/tool-database.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const USAGE =
  'npm run operator -- add somebody@example.com | remove somebody@example.com | list | codes-off somebody@example.com';

const WORDS: Record<'add' | 'remove', Record<RoleChange, string>> = {
  add: {
    done: 'is an operator now. They have been signed out everywhere, and sign in again with their password.',
    already: 'is an operator already.',
    unknown: 'has no account. They sign up first.',
    unconfirmed:
      'has not confirmed the address yet: anybody could have opened that account. They confirm it first, or set a new password.',
  },
  remove: {
    done: 'is no operator any more. With this address in OPERATOR_EMAIL the role comes back at the next start.',
    already: 'is no operator.',
    unknown: 'has no account.',
    unconfirmed: 'is no operator.',
  },
};

await runTool(async (resources) => {
  const [action, email = ''] = process.argv.slice(2);
  if (action !== 'list' && !((action === 'add' || action === 'remove' || action === 'codes-off') && email.includes('@')))
    throw new Error(USAGE);
  const settings = readSettings();
  const own = await openToolDatabase(settings, path.resolve(ROOT, settings.DATA_DIR));
  resources.defer(() => own.close());
  const { db, close } = openDatabase({ url: own.url, name: 'operator', log: createLogger('operator', 'error') });
  resources.defer(close);
  if (action === 'list') {
    for (const operator of await listOperators(db)) console.log(printable(operator));
    return true;
  }
  if (action === 'codes-off') {
    const isOff = await removeLostCodes(db, email);
    console.log(isOff ? `${email} signs in without a code now.` : `${email} has no one-time codes.`);
    return isOff;
  }
  const change = await setOperator(db, email, action === 'add');
  console.log(`${email} ${WORDS[action][change]}`);
  return change === 'done' || change === 'already';
});
