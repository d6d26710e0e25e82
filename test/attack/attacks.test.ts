import { expect, test } from 'vitest';
import { testApp } from '../app.ts';
import { ATTACKS } from './attacks.ts';

const isWhole = process.env['ATTACK'] === 'whole';
/** The whole week has tens of thousands of calls, ms. */
const LIMIT_MS = isWhole ? 60 * 60_000 : 60_000;
const t = await testApp('empty', { RATE_LIMIT: 'on', SMTP_URL: 'smtp://127.0.0.1:9' });
const base = await t.listen();

test.each(ATTACKS)(
  'attack: $name',
  async ({ name, run }) => {
    const startMs = t.clock.nowMs;
    const findings = await run({ ...t, base, isWhole });
    // The next attack begins when this one is over.
    t.clock.nowMs = Math.max(t.clock.nowMs, startMs) + 60_000;
    if (isWhole) {
      const lines = findings.map(({ tried, found, held }) => `  ${held ? 'held' : 'BROKEN'}: ${tried}: ${found}`);
      console.log([name, ...lines].join('\n'));
    }
    expect(findings.filter(({ held }) => !held)).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
