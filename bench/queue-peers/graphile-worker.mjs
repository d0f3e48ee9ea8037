import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import { contest } from './contest.mjs';

const logger = new Logger(() => () => {});
const connectionString = process.env.DATABASE_URL;
// Completions are gathered, as its own page on speed advises.
const preset = process.env.GATHER ? { worker: { completeJobBatchDelay: 0, localQueue: { size: 100 } } } : {};
const utils = await makeWorkerUtils({ connectionString, logger, preset });
await utils.migrate();

await contest({
  add: (people) => utils.addJobs(people.map((person) => ({ identifier: 'work', payload: { person } }))),
  async work(slots, onJob) {
    const taskList = { work: async () => onJob() };
    const runner = await run({ connectionString, logger, preset, concurrency: slots, noHandleSignals: true, taskList });
    return () => runner.stop();
  },
});
