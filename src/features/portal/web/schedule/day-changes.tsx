import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { type ChangeGroup, changeGroups } from '#features/portal/rules/days/change-groups.ts';
import type { removeDaysChange } from '#features/portal/rules/days/day-change-contract.ts';
import type { PortalSettings } from '#features/portal/rules/schedule-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { countOf, daysInWords, periodsInWords } from './day-words.ts';
import type { useScheduleChange } from './use-schedule-change.ts';

/** The days that differ from the weekly hours, by what was set together, each with a way to remove it. */
export function DayChanges({
  settings,
  busy,
  change,
}: {
  readonly settings: PortalSettings;
  readonly busy: boolean;
  readonly change: ReturnType<typeof useScheduleChange>['change'];
}) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const groups = changeGroups(settings);
  const nameOf = (id: number | null) => settings.people.find((person) => person.id === id)?.name;
  const remove = ({ seriesId }: ChangeGroup) =>
    void change(
      (booked) =>
        call<typeof removeDaysChange>('DELETE', '/api/portal/providers/:id/schedule-changes/:seriesId', {
          params: { id: settings.id, seriesId },
          body: { ...(booked && { booked }) },
        }),
      // The focused button is gone.
      { done: () => heading.current?.focus() },
    );
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Days that differ</Trans>
      </h2>
      {groups.length === 0 ? (
        <p className="text-soft">
          <Trans>None to come.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Days that differ`} className="grid gap-1">
          {groups.map((group) => (
            <Group
              key={`${group.seriesId} ${group.kind}`}
              group={group}
              name={nameOf(group.resourceId)}
              busy={busy}
              onRemove={() => remove(group)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Group({
  group,
  name,
  busy,
  onRemove,
}: {
  readonly group: ChangeGroup;
  /** Of the person, room or other that alone changes. */
  readonly name: string | undefined;
  readonly busy: boolean;
  readonly onRemove: () => void;
}) {
  const { i18n } = useLingui();
  const { days, kind, cause, note, periods } = group;
  const isPlace = group.resourceId === null;
  const when = daysInWords(i18n, days);
  const times = periodsInWords(periods);
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere first-letter:uppercase">
          {name !== undefined && `${name}: `}
          {kind !== 'extra' && (
            <>
              {cause === 'leave' ? <Trans>on leave</Trans> : isPlace ? <Trans>closed</Trans> : <Trans>no visits</Trans>}{' '}
              {kind === 'closed' ? times : cause === 'desk' && <Trans>all day</Trans>}
            </>
          )}
          {kind === 'extra' && (
            <>
              <Trans>extra hours</Trans> {times}
            </>
          )}
        </p>
        <p className="text-soft first-letter:uppercase">
          {when}
          {days.length > 1 && ` (${countOf(i18n, days)})`}
        </p>
        {note !== null && (
          <p className="text-soft wrap-anywhere">
            <Trans>Patients read: {note}</Trans>
          </p>
        )}
      </div>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center"
        aria-disabled={busy || undefined}
        onClick={onRemove}
      >
        <Trans>Remove</Trans>
        <span className="sr-only">{`: ${name === undefined ? when : `${name}, ${when}`}`}</span>
      </button>
    </li>
  );
}
