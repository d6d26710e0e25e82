import { describe, expect, test } from 'vitest';
import { changeGroups, daysThatStayOff } from './change-groups.ts';
import { changeOf, EMPTY_CHANGE, type TypedChange, typedDays, typedProblems } from './typed-change.ts';

const TODAY = '2026-12-03';
const typed = (more: Partial<TypedChange>): TypedChange => ({ ...EMPTY_CHANGE, from: '2026-12-04', ...more });

describe('a typed change of days', () => {
  test.each<[Partial<TypedChange>, string[]]>([
    [{ from: '' }, ['from']],
    [{}, []],
    [{ span: 'range' }, ['until']],
    [{ span: 'range', until: '2026-12-03' }, ['until']],
    [{ span: 'repeated', until: '2027-03-12' }, ['weekdays']],
    [{ span: 'repeated', until: '2026-12-06', weekdays: [1] }, ['weekdays']],
    [{ kind: 'closed' }, ['opens']],
    [{ kind: 'extra', opens: '18:00', closes: '17:00' }, ['opens']],
    [{ kind: 'closed', opens: '18:00', closes: '00:00' }, []],
    [{ from: '2026-12-02' }, ['from']],
    [{ from: '0002-12-04', span: 'range', until: '2027-12-04' }, ['from']],
    [{ span: 'range', until: '9999-12-31' }, ['until']],
    [{ from: '2028-12-04' }, ['from']],
  ])('%j has problems at %j', (more, fields) => {
    expect(Object.keys(typedProblems(typed(more), TODAY))).toEqual(fields);
  });

  test('is sent without what does not belong to it', () => {
    const leftOver = { until: '2027-03-12', weekdays: [5, 1], everyWeeks: 2, opens: '09:00', closes: '10:00' };
    expect(changeOf(typed({ ...leftOver, resourceId: 7, cause: 'leave', note: 'Away' }))).toEqual({
      ...{ resourceId: 7, kind: 'off', from: '2026-12-04', until: '2026-12-04', cause: 'leave' },
    });
    expect(
      changeOf(typed({ ...leftOver, span: 'repeated', kind: 'extra', cause: 'leave', note: 'Late clinic' })),
    ).toEqual({
      ...{ resourceId: null, kind: 'extra', from: '2026-12-04', until: '2027-03-12', cause: 'desk' },
      ...{ weekdays: [1, 5], everyWeeks: 2, opens: '09:00', closes: '10:00', note: 'Late clinic' },
    });
    expect(changeOf(typed({ kind: 'closed', opens: '22:00', closes: '00:00' })).closes).toBe('24:00');
  });

  test.each(['0002-12-04', '2026-12-02', '2028-12-04', '9999-12-31'])('has no days while one of them is %s', (far) => {
    expect(typedDays(typed({ from: far }), TODAY)).toEqual([]);
    expect(typedDays(typed({ span: 'range', from: far, until: '2027-01-01' }), TODAY)).toEqual([]);
    expect(typedDays(typed({ span: 'range', from: '0001-01-01', until: far }), TODAY)).toEqual([]);
  });

  test('has days as soon as they are known', () => {
    expect(typedDays(typed({ span: 'range' }), TODAY)).toEqual([]);
    expect(typedDays(typed({ span: 'repeated', until: '2026-12-31', weekdays: [5], everyWeeks: 2 }), TODAY)).toEqual([
      '2026-12-04',
      '2026-12-18',
    ]);
  });
});

describe('days that were set together', () => {
  const day = (date: string, more: object = {}) => ({
    ...{ day: date, kind: 'off', opens: null, closes: null, cause: 'desk', note: null, seriesId: 'a' },
    ...more,
  });
  const settings = (days: readonly object[], resourceDays: readonly object[] = []) =>
    ({ days, resourceDays }) as Parameters<typeof changeGroups>[0];

  test('are one group, those of a person apart, in order', () => {
    const leave = [day('2026-11-30', { seriesId: 'b', resourceId: 7, cause: 'leave' })];
    expect(changeGroups(settings([day('2026-12-02'), day('2026-12-01')], leave), [])).toEqual([
      {
        ...{ seriesId: 'b', resourceId: 7, kind: 'off', cause: 'leave', note: null },
        ...{ days: ['2026-11-30'], periods: [] },
      },
      {
        ...{ seriesId: 'a', resourceId: null, kind: 'off', cause: 'desk', note: null },
        ...{ days: ['2026-12-01', '2026-12-02'], periods: [] },
      },
    ]);
  });

  test('name the extra hours or closed parts of their days once', () => {
    const lunch = { kind: 'closed', opens: '12:00', closes: '13:00' };
    const late = { kind: 'closed', opens: '16:00', closes: '24:00' };
    const [group] = changeGroups(
      settings([day('2026-12-01', late), day('2026-12-01', lunch), day('2026-12-02', lunch)]),
      [],
    );
    expect(group).toMatchObject({
      days: ['2026-12-01', '2026-12-02'],
      periods: [
        { opens: '12:00', closes: '13:00' },
        { opens: '16:00', closes: '24:00' },
      ],
    });
  });

  test('leave out the answers to public holidays', () => {
    expect(changeGroups(settings([day('2026-12-25', { cause: 'holiday' })]), [])).toEqual([]);
  });

  test('list the answer to a public holiday that was taken back', () => {
    const closed = settings([day('2026-11-28', { cause: 'holiday' })]);
    expect(changeGroups(closed, ['2026-11-28'])).toMatchObject([{ cause: 'holiday', days: ['2026-11-28'] }]);
  });

  test('open again when they are removed, except on days that another change has off', () => {
    const present = settings([day('2026-12-01'), day('2026-12-02'), day('2026-12-02', { seriesId: 'b' })]);
    const [group] = changeGroups(present, []);
    expect(group && daysThatStayOff(group, present)).toEqual(['2026-12-02']);
  });
});
