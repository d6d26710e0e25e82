import { expect, test } from 'vitest';
import { checkRehearsal } from './check-rehearsal.ts';
import { rehearse } from './rehearsal.ts';

test('an installation is backed up, destroyed and restored, to an instant and to the end of the log', {
  timeout: 900_000,
}, async () => {
  const lines: string[] = [];
  const rehearsal = await rehearse((line) => lines.push(line));
  expect(checkRehearsal(rehearsal), lines.join('\n')).toEqual([]);

  // The checker finds a restore to the wrong instant, a lost table and a foreign table.
  const { toTarget, toEnd } = rehearsal;
  const [lost] = rehearsal.afterBackup;
  expect(checkRehearsal({ ...rehearsal, toTarget: toEnd })).toContain(
    `visit ${rehearsal.afterTarget[0]} is there, which was booked after the instant returned to`,
  );
  const appointments = toTarget.appointments.filter((id) => id !== lost);
  expect(checkRehearsal({ ...rehearsal, toTarget: { ...toTarget, appointments } })).toEqual([
    `restored to the instant: visit ${lost} was acknowledged and is lost`,
  ]);
  const fingerprints = { ...toTarget.fingerprints, users: '0 rows, empty' };
  expect(checkRehearsal({ ...rehearsal, toTarget: { ...toTarget, fingerprints } })).toEqual([
    expect.stringMatching(/^users: 0 rows, empty instead of \d+ rows/),
  ]);
});
