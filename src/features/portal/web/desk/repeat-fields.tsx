import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { listRepeatDates } from '#features/portal/rules/desk/desk-booking-contract.ts';
import { chosenDates, LEFT_OUT, MAX_REPEAT_WEEKS, MAX_REPEATS } from '#features/portal/rules/desk/repeat-dates.ts';
import type { TypedBooking } from '#features/portal/rules/desk/typed-booking.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';

type RepeatDates = ReplyOf<typeof listRepeatDates>;
type Typed = Pick<TypedBooking, 'instead' | 'personId' | 'repeatWeeks' | 'repeats' | 'serviceId'>;

/** The further dates of a repeated visit, and which of them are booked: undefined while one of them is undecided. */
export function useFurther(providerId: number, typed: Typed, start: string | undefined) {
  const { repeatWeeks, repeats, serviceId, personId, instead } = typed;
  const { queryKey } = get<typeof listRepeatDates>('/api/portal/providers/:id/repeat-dates', {
    params: { id: providerId },
    query: {
      date: start ?? '',
      weeks: String(repeatWeeks),
      times: String(repeats),
      ...(serviceId !== null && { service: String(serviceId) }),
      ...(personId !== null && { person: String(personId) }),
    },
  });
  const isRepeated = repeatWeeks > 0 && start !== undefined;
  const found = useQuery<RepeatDates>({ queryKey, enabled: isRepeated, staleTime: 0, gcTime: 0 });
  const chosen = found.data && chosenDates(found.data, instead);
  return { ...found, further: isRepeated ? chosen : [] };
}

/** How often a visit is repeated, and what becomes of the dates that are taken. */
export function RepeatFields({
  typed,
  further: { data: dates, isError, refetch, further },
  start,
  onChange,
}: {
  readonly typed: Typed;
  readonly further: ReturnType<typeof useFurther>;
  /** Of the first visit, ISO; undefined while no time is chosen. */
  readonly start: string | undefined;
  readonly onChange: (part: Partial<Typed>) => void;
}) {
  const { t } = useLingui();
  const { repeatWeeks, repeats } = typed;
  const numberOf = ({ target }: { readonly target: { readonly value: string } }) => Number(target.value);
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">
        <Trans>Repeat this visit</Trans>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectInput
          label={<Trans>Repeat</Trans>}
          value={repeatWeeks}
          onChange={(event) => onChange({ repeatWeeks: numberOf(event), instead: {} })}
        >
          <option value={0}>{t`No, one visit`}</option>
          <option value={1}>{t`Every week`}</option>
          {Array.from({ length: MAX_REPEAT_WEEKS - 1 }, (_, at) => at + 2).map((weeks) => (
            <option key={weeks} value={weeks}>
              {t`Every ${weeks} weeks`}
            </option>
          ))}
        </SelectInput>
        {repeatWeeks > 0 && (
          <SelectInput
            label={<Trans>How many visits</Trans>}
            value={repeats}
            onChange={(event) => onChange({ repeats: numberOf(event), instead: {} })}
          >
            {Array.from({ length: MAX_REPEATS - 1 }, (_, at) => at + 2).map((times) => (
              <option key={times} value={times}>
                {times}
              </option>
            ))}
          </SelectInput>
        )}
      </div>
      {repeatWeeks > 0 && start === undefined && (
        <p className="text-soft">
          <Trans>Choose the first time. Then the other dates show here.</Trans>
        </p>
      )}
      {repeatWeeks > 0 && start !== undefined && isError && (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load the other dates.</Trans>
        </LoadError>
      )}
      {repeatWeeks > 0 && start !== undefined && !isError && dates === undefined && <Spinner />}
      {repeatWeeks > 0 && dates !== undefined && (
        <DateList
          dates={dates}
          wanted={repeats - 1}
          isDecided={further !== undefined}
          instead={typed.instead}
          onInstead={(instead) => onChange({ instead })}
        />
      )}
    </fieldset>
  );
}

function DateList({
  dates,
  wanted,
  isDecided,
  instead,
  onInstead,
}: {
  readonly dates: RepeatDates;
  /** How many dates there should be. */
  readonly wanted: number;
  readonly isDecided: boolean;
  readonly instead: TypedBooking['instead'];
  readonly onInstead: (instead: TypedBooking['instead']) => void;
}) {
  const { i18n, t } = useLingui();
  const missing = wanted - dates.length;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2" aria-label={t`The other visits`}>
        {dates.map(({ date, isFree, nearest }) => {
          const moment = shortMoment(i18n, date);
          return (
            <li key={date} className="grid gap-1">
              {isFree ? (
                <span className="tabular-nums">{t`${moment} is free`}</span>
              ) : (
                <SelectInput
                  label={<Trans>{moment} is taken. Book instead</Trans>}
                  value={instead[date] ?? ''}
                  onChange={({ target }) => onInstead({ ...instead, [date]: target.value })}
                >
                  <option value="">{t`Choose`}</option>
                  {nearest.map(({ dateTime }) => (
                    <option key={dateTime} value={dateTime}>
                      {shortMoment(i18n, dateTime)}
                    </option>
                  ))}
                  <option value={LEFT_OUT}>{t`Leave this visit out`}</option>
                </SelectInput>
              )}
            </li>
          );
        })}
      </ul>
      {missing > 0 && (
        <p className="notice notice-amber">
          <Plural
            value={missing}
            one="# visit is more than 90 days ahead. Book it later."
            other="# visits are more than 90 days ahead. Book them later."
          />
        </p>
      )}
      {!isDecided && (
        <p role="status" className="text-soft">
          <Trans>Choose for each date that is taken. Two visits can't have the same time.</Trans>
        </p>
      )}
    </div>
  );
}
