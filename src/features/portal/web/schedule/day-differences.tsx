import { Trans, useLingui } from '@lingui/react/macro';
import { type DayDifference, dayDifferences } from '#features/portal/rules/days/day-differences.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { holidaysOf, settingsOf } from '../portal-queries.ts';
import { periodsInWords } from './day-words.ts';

/** Returns what differs on days of a place; nothing while that isn't loaded. */
export function useDayDifferences(providerId: number): (day: string) => readonly DayDifference[] {
  const { data: settings } = usePathQuery(settingsOf(providerId));
  const { data: answers } = usePathQuery(holidaysOf(providerId));
  return (day) => (settings === undefined ? [] : dayDifferences(day, settings, answers?.holidays ?? []));
}

/** What differs on a day, one line each: who is away, when the place is closed, which public holiday it is. */
export function DayDifferences({
  differences,
  className = 'notice notice-amber',
}: {
  readonly differences: readonly DayDifference[];
  readonly className?: string;
}) {
  const { t } = useLingui();
  if (differences.length === 0) return null;
  return (
    <ul aria-label={t`What differs on this day`} className={`grid gap-1 wrap-anywhere ${className}`}>
      {differences.map((difference) => (
        <li key={JSON.stringify(difference)}>
          <Difference of={difference} />
        </li>
      ))}
    </ul>
  );
}

function Difference({ of }: { readonly of: DayDifference }) {
  const { i18n } = useLingui();
  if (of.type === 'off') return <Trans>Closed all day</Trans>;
  if (of.type === 'holiday') {
    const name = translateText(i18n, of.name);
    if (of.answer === null) return <Trans>Public holiday: {name}, not answered yet</Trans>;
    return of.answer === 'open' ? (
      <Trans>Public holiday: {name}, answered open</Trans>
    ) : (
      <Trans>Public holiday: {name}, answered closed</Trans>
    );
  }
  const times = periodsInWords(i18n, of.periods);
  if (of.type !== 'away') {
    return of.type === 'closed' ? <Trans>Closed {times}</Trans> : <Trans>Extra hours {times}</Trans>;
  }
  const { name } = of;
  if (of.cause === 'leave') {
    return times === '' ? (
      <Trans>{name} is on leave</Trans>
    ) : (
      <Trans>
        {name} is on leave {times}
      </Trans>
    );
  }
  return times === '' ? (
    <Trans>{name} takes no visits</Trans>
  ) : (
    <Trans>
      {name} takes no visits {times}
    </Trans>
  );
}
