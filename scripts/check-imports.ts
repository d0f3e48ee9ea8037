/** Fails when a file imports what it must not (lib/import-rules.ts), or when imports run in a circle, of files or of features. */
import { type Import, readImportGraph } from './lib/import-graph.ts';
import { featureOf, judgeImport } from './lib/import-rules.ts';

const graph = await readImportGraph('{shared,artist,server,worker,client}/src/**/*.{ts,tsx}');

const complaints = [...graph].flatMap(([from, imports]) =>
  imports.flatMap(({ to, isTypeOnly }) => {
    const because = judgeImport(from, to, isTypeOnly);
    return because ? [`${from} imports ${to}: ${because}`] : [];
  }),
);
// Types and what is loaded later count as well: a circle of those is as hard to read, and to take apart.
for (const circle of findCircles(graph)) complaints.push(`imports run in a circle: ${circle.join(' -> ')}`);
for (const circle of findCircles(featuresOf(graph)))
  complaints.push(`features import each other in a circle: ${circle.join(' -> ')}`);

for (const complaint of complaints) console.error(complaint);
console.log(`${graph.size} files, ${complaints.length} wrong imports`);
if (complaints.length > 0 || graph.size === 0) process.exit(1);

function findCircles(all: ReadonlyMap<string, readonly Pick<Import, 'to'>[]>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (one: string, trail: string[]) => {
    const at = trail.indexOf(one);
    if (at >= 0) return void circles.push([...trail.slice(at), one]);
    if (done.has(one)) return;
    for (const { to } of all.get(one) ?? []) if (all.has(to)) visit(to, [...trail, one]);
    done.add(one);
  };
  for (const one of all.keys()) visit(one, []);
  return circles;
}

/** Who imports whom among the client's features. */
function featuresOf(files: ReadonlyMap<string, readonly Import[]>): Map<string, { to: string }[]> {
  const features = new Map<string, { to: string }[]>();
  for (const [from, imports] of files) {
    const feature = featureOf(from);
    if (!feature) continue;
    const others = imports.map(({ to }) => featureOf(to)).filter((to) => to !== null && to !== feature);
    features.set(feature, [...(features.get(feature) ?? []), ...others.map((to) => ({ to: to ?? '' }))]);
  }
  return features;
}
