import { Counter } from 'prom-client';

/** Attempts to hand a message over, of this process; `refused` ones are given up. */
export const messageAttempts = new Counter({
  name: 'message_attempts_total',
  help: 'Attempts to hand a message to a mail server or SMS gateway.',
  labelNames: ['channel', 'outcome'] as const,
  registers: [],
});

/** Turns of jobs that this process took. */
export const jobTurns = new Counter({
  name: 'job_turns_total',
  help: 'Turns of recurring jobs.',
  // Not `job`, which is what Prometheus calls whom it asks.
  labelNames: ['name', 'outcome'] as const,
  registers: [],
});
