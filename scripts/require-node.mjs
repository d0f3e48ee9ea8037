// Says in one line what is wrong where Node is too old to run TypeScript. Plain JavaScript, so that an old Node can say it.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 12)) {
  console.error(
    `Node ${process.versions.node} is too old: 24.12 or newer is needed. On Linux, \`npm ci\` brings one along, and npm's commands use it.`,
  );
  process.exit(1);
}
