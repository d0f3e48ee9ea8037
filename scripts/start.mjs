// The entry of `npm start`: plain JavaScript, so that an old Node says what is wrong, and compiled code is kept for the next start.
import module from 'node:module';
import path from 'node:path';
import './require-node.mjs';

const cache = path.join(import.meta.dirname, '../node_modules/.cache/compiled');
module.enableCompileCache(cache);
// The processes that it starts use the same cache.
process.env.NODE_COMPILE_CACHE = cache;
await import('./start.ts');
