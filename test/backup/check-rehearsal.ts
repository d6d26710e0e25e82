import type { Rehearsal, Restored } from './rehearsal.ts';

/** Lists what is wrong with the restored installation, as sentences; empty if nothing is. */
export function checkRehearsal(rehearsal: Rehearsal): string[] {
  const { beforeBackup, duringBackup, afterBackup, afterTarget, fingerprintsAtTarget } = rehearsal;
  const kept = [...beforeBackup, ...duringBackup, ...afterBackup];
  const { toTarget, toEnd } = rehearsal;
  const tables = Object.keys(fingerprintsAtTarget);
  return [
    ...wrongIn('restored to the instant', toTarget, kept),
    ...afterTarget
      .filter((id) => toTarget.appointments.includes(id))
      .map((id) => `visit ${id} is there, which was booked after the instant returned to`),
    ...tables
      .filter((table) => toTarget.fingerprints[table] !== fingerprintsAtTarget[table])
      .map((table) => `${table}: ${toTarget.fingerprints[table]} instead of ${fingerprintsAtTarget[table]}`),
    ...(tables.length > 20 ? [] : ['hardly a table was compared']),
    ...wrongIn('restored to the end', toEnd, [...kept, ...afterTarget]),
    ...(toEnd.fingerprints['appointments'] === fingerprintsAtTarget['appointments']
      ? ['restored to the end: what happened after the instant is missing']
      : []),
    ...(/The secret is not the one/.test(rehearsal.withoutSecret)
      ? []
      : [`without the secret the server said: ${rehearsal.withoutSecret}`]),
  ];
}

function wrongIn(
  name: string,
  { appointments, shown, tampered, picture }: Restored,
  acknowledged: readonly number[],
): string[] {
  return [
    ...acknowledged
      .filter((id) => !appointments.includes(id))
      .map((id) => `${name}: visit ${id} was acknowledged and is lost`),
    ...(shown.join() === acknowledged.toSorted((a, b) => a - b).join()
      ? []
      : [`${name}: the patient sees ${shown.join()}`]),
    ...(tampered === undefined ? [] : [`${name}: entry ${tampered} of the activity log does not check out`]),
    ...(picture === 200 ? [] : [`${name}: the uploaded picture answers ${picture}`]),
  ];
}
