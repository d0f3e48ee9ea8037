// What an install under an old Node leaves undone; plain JavaScript without news, for that Node runs it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const node = path.join('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
if (fs.existsSync(node)) {
  completePackages();
  linkNode();
}

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
