/**
 * `npm run cluster`: docker-compose.yml, built and started, with new secrets in `.env` where there are none. `-- up --debian` does
 * without a registry of images: it makes the others' out of Debian's packages (root, debootstrap). `-- roll` puts what is here now
 * in the place of what runs, one after the other. `-- rotate NAME` gives a secret of `.env` a new value. `-- test` starts one of its
 * own and breaks it.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildImage, type ClusterOptions, openCluster, ROOT, roll } from './lib/cluster/compose.ts';
import { rotateSecret } from './lib/cluster/rotate-secret.ts';
import { runTool } from './lib/run-command-line-tool.ts';

const USAGE = 'Usage: npm run cluster [-- up | roll | rotate NAME | test] [--debian]';
const say = (line: string) => console.log(line);

await runTool(async (resources, signal) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { debian: { type: 'boolean', default: false } } });
  const [verb = 'up', name = ''] = positionals;
  const options: ClusterOptions = { isDebian: values.debian, envFile: path.join(ROOT, '.env') };
  switch (verb) {
    case 'up': {
      const cluster = await openCluster(options);
      await buildImage(options, say);
      await cluster.show('up', '--detach', '--wait');
      return true;
    }
    case 'roll': {
      const cluster = await openCluster(options);
      await buildImage(options, say);
      await roll(cluster, say);
      return true;
    }
    case 'rotate':
      await rotateSecret(await openCluster(options), name, say);
      return true;
    case 'test': {
      const { tryCluster } = await import('./lib/cluster/try-cluster.ts');
      return tryCluster(options, { resources, signal, say });
    }
    default:
      throw new Error(USAGE);
  }
});
