import { Counter } from 'prom-client';

/** This process's attempts to hand over messages; `refused` means given up. */
export const messageAttempts = new Counter({
  name: 'message_attempts_total',
  help: 'Attempts to hand a message to a mail server or SMS gateway.',
  labelNames: ['channel', 'outcome'] as const,
  registers: [],
});

/** Runs of jobs in this process. */
export const jobTurns = new Counter({
  name: 'job_turns_total',
  help: 'Turns of recurring jobs.',
  // Not `job`, which Prometheus sets to the scraped target.
  labelNames: ['name', 'outcome'] as const,
  registers: [],
});
