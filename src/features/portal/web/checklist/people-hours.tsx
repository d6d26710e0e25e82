import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Checklist } from '#features/portal/rules/checklist-contract.ts';
import { WEEK } from '#features/portal/rules/typed-week.ts';
import { longDays } from '#features/schedules/rules/working-hours.ts';
import { weekdayName } from '#platform/web/format-date.ts';
import { weekInWords } from '../schedule/day-words.ts';
import { OnlyHere } from './only-here.tsx';

type Person = Checklist['people'][number];

/** Who takes visits when, with a warning where that is hardly meant so. */
export function PeopleHours({
  providerId,
  people,
  peopleHref,
  onChanged,
}: {
  readonly providerId: number;
  readonly people: readonly Person[];
  readonly peopleHref: string;
  readonly onChanged: () => void;
}) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">
        <Trans>Who takes visits when</Trans>
      </h4>
      <ul aria-label={t`Who takes visits when`} className="grid max-w-[64ch] gap-2">
        {people.map((person) => (
          <Item key={person.id} person={person}>
            {person.kind === 'practitioner' && person.overlapsAt.length > 0 && (
              <OnlyHere providerId={providerId} resourceId={person.id} onSaved={onChanged} />
            )}
          </Item>
        ))}
      </ul>
      <p>
        <Link href={peopleHref} className="link inline-flex min-h-11 items-center">
          <Trans>Change who takes visits when</Trans>
        </Link>
      </p>
    </div>
  );
}

function Item({
  person: { kind, name, followsPlace, hours, overlapsAt },
  children,
}: {
  readonly person: Person;
  readonly children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const week = weekInWords(i18n, hours);
  const long = longDays(hours);
  const days = WEEK.filter((weekday) => long.includes(weekday))
    .map((weekday) => weekdayName(i18n, weekday))
    .join(', ');
  const places = overlapsAt.join(', ');
  // Rooms and machines don't tire, and groups may have several leaders.
  const isPerson = kind === 'practitioner';
  const warnings = [
    ...(week === '' ? [t`Takes no visits: no own hour is within the opening hours.`] : []),
    ...(isPerson && long.length === 7 ? [t`More than 12 hours every day.`] : []),
    ...(isPerson && long.length > 0 && long.length < 7 ? [t`More than 12 hours on: ${days}.`] : []),
    ...(places === '' ? [] : [t`At the same times also at: ${places}.`]),
  ];
  return (
    <li className="wrap-anywhere">
      <span className="font-semibold">{name}</span>: {followsPlace ? t`all opening hours` : week}
      {warnings.map((warning) => (
        <span key={warning} className="flex items-start gap-1.5 text-amber">
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
          {warning}
        </span>
      ))}
      {children}
    </li>
  );
}
