import { expect, test, vi } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { TEST_KEYS, testApp } from '#test/app.ts';
import { type Job, runDueJobs, startJobs } from './jobs.ts';

const t = await testApp();
const context = {
  app: t.app,
  db: t.db,
  config: readConfig({}),
  keyFor: TEST_KEYS,
  now: t.clock.now,
};
const HOUR_MS = 60 * 60 * 1000;

test('one of many processes runs a job, and again only when it is due', async () => {
  let runs = 0;
  const job: Job = {
    name: 'count',
    everyMs: HOUR_MS,
    run: async () => {
      runs += 1;
    },
  };
  const everybody = () => Promise.all(Array.from({ length: 10 }, () => runDueJobs(context, [job])));
  await everybody();
  expect(runs).toBe(1);
  t.clock.nowMs += HOUR_MS - 1;
  await everybody();
  expect(runs).toBe(1);
  t.clock.nowMs += 1;
  await everybody();
  expect(runs).toBe(2);
});

test('a failing job stops no other job, and runs again when it is due', async () => {
  const ran: string[] = [];
  const jobs: Job[] = [
    {
      name: 'fails-once',
      everyMs: HOUR_MS,
      run: async () => {
        ran.push('first');
        if (ran.length === 1) throw new Error('no luck');
      },
    },
    {
      name: 'works',
      everyMs: HOUR_MS,
      run: async () => {
        ran.push('second');
      },
    },
  ];
  await runDueJobs(context, jobs);
  expect(ran).toEqual(['first', 'second']);
  t.clock.nowMs += HOUR_MS;
  await runDueJobs(context, jobs);
  expect(ran).toEqual(['first', 'second', 'first', 'second']);
});

test('a run with nothing to do leaves no line in the log', async () => {
  const lines: unknown[] = [];
  const log = vi.spyOn(t.app.log, 'info').mockImplementation((line: unknown) => void lines.push(line));
  const answering = (name: string, done: unknown): Job => ({ name, everyMs: HOUR_MS, run: async () => done });
  await runDueJobs(context, [answering('idle', 0), answering('busy', 3), answering('silent', undefined)]);
  log.mockRestore();
  expect(lines).toEqual([{ job: 'busy', done: 3 }, { job: 'silent' }]);
});

test('stopping waits for the running job and starts no other', async () => {
  const events: string[] = [];
  const started = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  const stop = startJobs(context, [
    {
      name: 'slow',
      everyMs: HOUR_MS,
      run: async () => {
        started.resolve();
        await may.promise;
        events.push('slow ended');
      },
    },
    {
      name: 'next',
      everyMs: HOUR_MS,
      run: async () => {
        events.push('next ran');
      },
    },
  ]);
  await started.promise;
  const stopped = stop().then(() => events.push('stopped'));
  may.resolve();
  await stopped;
  expect(events).toEqual(['slow ended', 'stopped']);
});
