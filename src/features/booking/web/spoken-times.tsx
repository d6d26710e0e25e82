import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { longDay } from '#platform/web/format-date.ts';

/** Says aloud how many times a day (`yyyy-MM-dd`) has, once that is known: whoever can't see the list chose the day blindly. */
export function SpokenTimes({ date, count }: { readonly date: string | null; readonly count: number | undefined }) {
  const { t, i18n } = useLingui();
  const day = date === null ? '' : longDay(i18n, date);
  const times = t`${plural(count ?? 0, { one: '# free time', other: '# free times' })}`;
  const said = count === 0 ? t`No free times on ${day}.` : t`${times} on ${day}.`;
  // Always there, or its first words would not be heard.
  return <output className="sr-only">{date !== null && count !== undefined && said}</output>;
}
