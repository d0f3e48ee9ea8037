/** Fails when a file imports what it must not (lib/import-rules.ts), or when imports run in a circle. */
import { readImportGraph } from './lib/import-graph.ts';
import { judgeImport } from './lib/import-rules.ts';

const graph = await readImportGraph('{shared,artist,server,worker,client}/src/**/*.{ts,tsx}');

const complaints = [...graph].flatMap(([from, imports]) =>
  imports.flatMap(({ to, isTypeOnly }) => {
    const because = judgeImport(from, to, isTypeOnly);
    return because ? [`${from} imports ${to}: ${because}`] : [];
  }),
);
for (const circle of findCircles()) complaints.push(`imports run in a circle: ${circle.join(' -> ')}`);

for (const complaint of complaints) console.error(complaint);
console.log(`${graph.size} files, ${complaints.length} wrong imports`);
if (complaints.length > 0 || graph.size === 0) process.exit(1);

/** Circles of imports that are loaded together. */
function findCircles(): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, trail: string[]) => {
    const at = trail.indexOf(file);
    if (at >= 0) return void circles.push([...trail.slice(at), file]);
    if (done.has(file)) return;
    for (const { to, isTypeOnly, isLazy } of graph.get(file) ?? [])
      if (!isTypeOnly && !isLazy && graph.has(to)) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}
