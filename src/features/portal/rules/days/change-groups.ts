import type { Period } from '#features/schedules/rules/slots.ts';
import type { PortalSettings, SeenDay } from '../schedule-contract.ts';

/** Days that were set together. */
export interface ChangeGroup {
  readonly seriesId: string;
  /** Null for the whole place. */
  readonly resourceId: number | null;
  readonly kind: SeenDay['kind'];
  readonly cause: NonNullable<SeenDay['cause']>;
  readonly note: string | null;
  /** In order, each once. */
  readonly days: readonly string[];
  /** The extra hours, or the closed parts of each day; empty for days off. */
  readonly periods: readonly Period[];
}

/**
 * Groups days by what was set together, in order of their first days. Days off for public holidays are left out, except on
 * the days on which there is no public holiday any more.
 */
export function changeGroups(
  { days, resourceDays }: Pick<PortalSettings, 'days' | 'resourceDays'>,
  takenBack: readonly string[],
): ChangeGroup[] {
  const all = [...days.map((day) => ({ ...day, resourceId: null })), ...resourceDays];
  const series = new Map<string, (typeof all)[number][]>();
  for (const one of all) {
    if (one.cause === 'holiday' && !takenBack.includes(one.day)) continue;
    const key = `${one.seriesId ?? ''} ${one.kind}`;
    series.set(key, [...(series.get(key) ?? []), one]);
  }
  return [...series.values()]
    .flatMap((rows) => {
      const [first] = rows;
      if (first === undefined) return [];
      const periods = rows.map(({ opens, closes }) => `${opens ?? ''} ${closes ?? ''}`);
      return [
        {
          seriesId: first.seriesId ?? '',
          resourceId: first.resourceId,
          kind: first.kind,
          cause: first.cause ?? 'desk',
          note: first.note ?? null,
          days: [...new Set(rows.map(({ day }) => day))].sort(),
          periods: first.kind === 'off' ? [] : [...new Set(periods)].sort().map(asPeriod),
        },
      ];
    })
    .sort((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? -1 : 1));
}

/** Returns the days of a group that are off by another change too, so that removing the group doesn't open them. */
export function daysThatStayOff(
  { seriesId, resourceId, days: removed }: ChangeGroup,
  { days, resourceDays }: Pick<PortalSettings, 'days' | 'resourceDays'>,
): string[] {
  const same = resourceId === null ? days : resourceDays.filter((one) => one.resourceId === resourceId);
  return removed.filter((day) =>
    same.some((one) => one.day === day && one.kind === 'off' && one.seriesId !== seriesId),
  );
}

function asPeriod(words: string): Period {
  const [opens = '', closes = ''] = words.split(' ');
  return { opens, closes };
}
