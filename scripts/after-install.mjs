// What an install leaves undone; plain JavaScript without news, for an old Node runs it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ours = path.join('node_modules', `node-${process.platform}-${process.arch}`);
const node = path.join(ours, 'bin', 'node');
if (fs.existsSync(node)) {
  completePackages();
  linkNode();
  // For compilers of C++ alone, a third of the package.
  fs.rmSync(path.join(ours, 'include'), { recursive: true, force: true });
}
// Who left the tests out runs the product and compiles nothing.
if (!fs.existsSync('node_modules/vitest')) removeTypesAndMaps('node_modules');

/** npm leaves out optional packages that ask for a newer Node than runs it, and some hold what builds the client: ours gets them. */
function completePackages() {
  const npm = process.env.npm_execpath;
  // What they ask for: 20.19 of 20, or 22.12 and later.
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major === 20 ? minor >= 19 : major > 22 || (major === 22 && minor >= 12);
  if (npm === undefined || isNewEnough) return;
  const { status } = spawnSync(node, [npm, 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

/** Where npm's scripts look first: npm 9 takes the link away again, together with the package of the other processor. */
function linkNode() {
  const link = path.join('node_modules', '.bin', 'node');
  if (fs.existsSync(link)) return;
  // One that leads nowhere is no link, and stands in the way.
  fs.rmSync(link, { force: true });
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.symlinkSync(path.relative(path.dirname(link), node), link);
}

/** A fifth of what is installed, which only compilers and debuggers read: Node runs no TypeScript of a package. */
function removeTypesAndMaps(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    // Not our own packages: they are links.
    if (entry.isDirectory()) removeTypesAndMaps(file);
    else if (entry.isFile() && /\.([mc]?ts|tsx|map)$/.test(entry.name)) fs.rmSync(file);
  }
}
