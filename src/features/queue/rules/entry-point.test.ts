import { expect, test } from 'vitest';
import { entryPoint } from './entry-point.ts';

const point = (kind: 'records' | 'vitals' | 'doctor' | 'cash', resourceId: number | null = null, isPaused = false) => ({
  ...{ kind, resourceId, isPaused },
});
const RECORDS = point('records');
const VITALS = point('vitals');
const CASH = point('cash');
const [ADA, BOLA] = [point('doctor', 1), point('doctor', 2)];

test.each([
  ['records before the doctor', [RECORDS, ADA, BOLA], 2, RECORDS],
  ['vitals after a cash desk', [CASH, VITALS, ADA], 1, VITALS],
  ['the own doctor where nothing comes before', [ADA, BOLA, CASH], 2, BOLA],
  ['the own doctor before records that come later', [ADA, RECORDS], 1, ADA],
  ['the first point of anyone for a person without a point', [ADA, CASH], 3, CASH],
  ['the first point for a walk-in', [CASH, ADA], null, CASH],
  ['the only doctor for a walk-in', [ADA], null, ADA],
  ['nothing without points', [], 1, undefined],
])('a patient joins at %s', (_, way, resourceId, joined) => {
  expect(entryPoint(way, resourceId, 'usual')).toBe(joined);
  expect(entryPoint(way, resourceId, 'priority')).toBe(joined);
});

const ANY = point('doctor');
const ADA_PAUSED = point('doctor', 1, true);
const NURSE_PAUSED = point('vitals', null, true);

test.each([
  ['the own doctor, past records and vitals', [RECORDS, VITALS, ANY, ADA, BOLA], 2, BOLA],
  ['a doctor for anyone before the doctor of others', [RECORDS, ADA, ANY], null, ANY],
  ['the doctor to whom fewer have been sent', [RECORDS, { ...ADA, inDanger: 1 }, BOLA], null, BOLA],
  ['the own doctor all the same', [{ ...ADA, inDanger: 2 }, BOLA], 1, { ...ADA, inDanger: 2 }],
  ['a doctor of others', [RECORDS, VITALS, ADA, CASH], null, ADA],
  ['another doctor while their own is away', [RECORDS, ADA_PAUSED, BOLA], 1, BOLA],
  ['the nurse while the doctor is away', [RECORDS, ADA_PAUSED, VITALS], 1, VITALS],
  ['the nurse where no doctor is', [RECORDS, VITALS, CASH], 1, VITALS],
  ['the doctor if all are away', [NURSE_PAUSED, ADA_PAUSED], null, ADA_PAUSED],
  ['the first point where neither is', [RECORDS, CASH], null, RECORDS],
])('a patient with a danger sign goes straight to %s', (_, way, resourceId, joined) => {
  expect(entryPoint(way, resourceId, 'danger')).toEqual(joined);
});
