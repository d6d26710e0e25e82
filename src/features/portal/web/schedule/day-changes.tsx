import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type ChangeGroup, changeGroups, daysThatStayOff } from '#features/portal/rules/days/change-groups.ts';
import type { removeDaysChange } from '#features/portal/rules/days/day-change-contract.ts';
import type { PortalSettings } from '#features/portal/rules/schedule-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { countOf, daysInWords, dayWithYear, periodsInWords } from './day-words.ts';
import type { useScheduleChange } from './use-schedule-change.ts';

/** The days that differ from the weekly hours, by what was set together, each with a way to remove it. */
export function DayChanges({
  settings,
  takenBack,
  busy,
  change,
}: {
  readonly settings: PortalSettings;
  /** The days off for a public holiday that is none any more. */
  readonly takenBack: readonly string[];
  readonly busy: boolean;
  readonly change: ReturnType<typeof useScheduleChange>['change'];
}) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const groups = changeGroups(settings, takenBack);
  /** The group whose removal is to be confirmed. */
  const [confirming, setConfirming] = useState<string | null>(null);
  const nameOf = (id: number | null) => settings.people.find((person) => person.id === id)?.name;
  const remove = ({ seriesId, resourceId }: ChangeGroup, day: string | undefined) =>
    void change(
      (booked) =>
        call<typeof removeDaysChange>('DELETE', '/api/portal/providers/:id/schedule-changes/:seriesId', {
          params: { id: settings.id, seriesId },
          body: { ...(day !== undefined && { day }), ...(booked && { booked }) },
        }),
      // The focused button is gone.
      {
        name: nameOf(resourceId),
        done: () => {
          setConfirming(null);
          heading.current?.focus();
        },
      },
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
          {groups.map((group) => {
            const key = `${group.seriesId} ${group.kind}`;
            return (
              <Group
                key={key}
                group={group}
                name={nameOf(group.resourceId)}
                stayOff={daysThatStayOff(group, settings)}
                busy={busy}
                isConfirming={confirming === key}
                onAsk={(isConfirming) => setConfirming(isConfirming ? key : null)}
                onRemove={(day) => remove(group, day)}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}

function Group({
  group,
  name,
  stayOff,
  busy,
  isConfirming,
  onAsk,
  onRemove,
}: {
  readonly group: ChangeGroup;
  /** Of the person, room or other that alone changes. */
  readonly name: string | undefined;
  /** Its days that another change has off too. */
  readonly stayOff: readonly string[];
  readonly busy: boolean;
  readonly isConfirming: boolean;
  readonly onAsk: (isConfirming: boolean) => void;
  readonly onRemove: (day: string | undefined) => void;
}) {
  const { i18n } = useLingui();
  const { days, note } = group;
  const when = daysInWords(i18n, days);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-60">
        <GroupTitle group={group} name={name} />
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
      {!isConfirming && (
        <button
          ref={button}
          type="button"
          className="link inline-flex min-h-11 items-center"
          aria-disabled={busy || undefined}
          onClick={() => onAsk(true)}
        >
          <Trans>Remove</Trans>
          <span className="sr-only">{`: ${name === undefined ? when : `${name}, ${when}`}`}</span>
        </button>
      )}
      {isConfirming && (
        <RemoveQuestion
          group={group}
          name={name}
          stayOff={stayOff}
          busy={busy}
          onRemove={onRemove}
          onKeep={() => {
            onAsk(false);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      )}
    </li>
  );
}

/** What differs, and for whom. */
function GroupTitle({
  group: { days, kind, cause, periods, resourceId },
  name,
}: Pick<Parameters<typeof Group>[0], 'group' | 'name'>) {
  const { i18n } = useLingui();
  const times = periodsInWords(i18n, periods);
  const isPlace = resourceId === null;
  const when = daysInWords(i18n, days);
  if (cause === 'holiday') {
    return (
      <p className="font-semibold">
        <Trans>Closed on {when}; it is no longer a public holiday</Trans>
      </p>
    );
  }
  return (
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
  );
}

/** Asks before days are removed, all of a group or one of them, and says what opens again. */
function RemoveQuestion({
  group: { days, kind },
  name,
  stayOff,
  busy,
  onRemove,
  onKeep,
}: Pick<Parameters<typeof Group>[0], 'group' | 'name' | 'stayOff' | 'busy' | 'onRemove'> & {
  readonly onKeep: () => void;
}) {
  const { t, i18n } = useLingui();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const [day, setDay] = useState('');
  const removed = day === '' ? days : [day];
  const left = removed.filter((each) => stayOff.includes(each)).length;
  const count = removed.length - left;
  const opening =
    kind === 'extra'
      ? t`${plural(count, { one: 'The extra hours of # day end.', other: 'The extra hours of # days end.' })}`
      : name === undefined
        ? t`${plural(count, { one: '# day opens again.', other: '# days open again.' })}`
        : t`${plural(count, { one: `# day opens again for ${name}.`, other: `# days open again for ${name}.` })}`;
  return (
    <div className="grid basis-full gap-3 py-2">
      <p ref={question} tabIndex={-1} className="font-semibold" aria-live="polite">
        {count > 0 && opening}{' '}
        {left > 0 &&
          t`${plural(left, { one: '# day stays closed by another change.', other: '# days stay closed by another change.' })}`}
      </p>
      {days.length > 1 && (
        <SelectInput label={<Trans>Which days?</Trans>} value={day} onChange={({ target }) => setDay(target.value)}>
          <option value="">{t`All of them: ${countOf(i18n, days)}`}</option>
          {days.map((each) => (
            <option key={each} value={each}>
              {dayWithYear(i18n, each)}
            </option>
          ))}
        </SelectInput>
      )}
      <div className="flex flex-wrap gap-3">
        <BusyButton
          busy={busy}
          busyText={<Trans>Saving...</Trans>}
          onClick={() => onRemove(day === '' ? undefined : day)}
        >
          {removed.length > 1 ? <Trans>Remove these days</Trans> : <Trans>Remove this day</Trans>}
        </BusyButton>
        <button type="button" className="button button-ghost" onClick={onKeep}>
          <Trans>Not now</Trans>
        </button>
      </div>
    </div>
  );
}
