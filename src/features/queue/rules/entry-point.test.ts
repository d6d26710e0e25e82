import { expect, test } from 'vitest';
import { entryPoint } from './entry-point.ts';

const point = (kind: 'records' | 'vitals' | 'doctor' | 'cash', resourceId: number | null = null) => ({
  kind,
  resourceId,
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
  expect(entryPoint(way, resourceId)).toBe(joined);
});
