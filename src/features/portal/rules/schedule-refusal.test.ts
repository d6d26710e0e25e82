import { expect, test } from 'vitest';
import { scheduleRefusal } from './schedule-refusal.ts';

const appointments = [{ id: 1, date: '2026-11-23T09:00:00.000Z', endsAt: '2026-11-23T09:30:00.000Z', name: 'Ada Obi' }];

test.each([
  [
    'appointments in the way are asked about',
    { code: 'visits_booked', visits: appointments } as const,
    { type: 'ask', appointments },
  ],
  [
    'a change by another desk is taken in',
    { code: 'changed_meanwhile', fields: { hours: 'x' } } as const,
    { type: 'outdated' },
  ],
  [
    'what is wrong is named by field',
    { code: 'invalid', fields: { hours: 'x' } } as const,
    { type: 'wrong', fields: { hours: 'x' } },
  ],
  ['a refusal without fields names none', { code: 'busy' } as const, { type: 'wrong', fields: {} }],
  ['neither does a server that was not reached', undefined, { type: 'wrong', fields: {} }],
])('%s', (_, body, refusal) => {
  expect(scheduleRefusal(body)).toEqual(refusal);
});
