import { PgBoss } from 'pg-boss';
import { contest } from './contest.mjs';

const boss = new PgBoss({ connectionString: process.env.DATABASE_URL, schema: 'pgboss', useListenNotify: true });
boss.on('error', console.error);
await boss.start();
await boss.createQueue('work', { notify: true });

await contest({
  add: (people) =>
    boss.insert(
      'work',
      people.map((person) => ({ data: { person } })),
    ),
  async work(slots, onJob) {
    // A batch of one would wait for the next look after each job; two are the fewest with which it goes on at once.
    const options = {
      localConcurrency: slots,
      batchSize: 2,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 0.5,
    };
    await boss.work('work', options, async (jobs) => jobs.forEach(onJob));
    return () => boss.stop({ graceful: false });
  },
});
