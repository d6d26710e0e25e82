import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import {
  careTypeOf,
  type Draft,
  hasVisitTypeChoice,
  nextSlotFor,
  peopleFor,
  visitTypeOf,
} from '#features/booking/rules/booking-draft.ts';
import { bookableDates, splitAtNoon } from '#features/booking/rules/slot-choice.ts';
import type { ProviderDetail } from '#features/directory/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { shortDay } from '#platform/web/short-day.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { CARE_TYPE_NAME, VISIT_TYPE_NAME } from '../notes/appointment-names.ts';
import { EmergencyNote } from '../notes/booking-notes.tsx';
import { StepHeading } from '../step-heading.tsx';
import { ServiceOptions } from '../steps/offer-choice.tsx';
import { ChipInput } from '../steps/radio-chip.tsx';
import { HolidayNote, NoTimesNote } from '../times/day-notes.tsx';
import { availabilityQuery } from '../times/use-availability.ts';
import { PlainForm, type PlainProps } from './plain-form.tsx';

interface Props extends PlainProps {
  readonly draft: Draft;
  readonly offer: ProviderDetail;
  /** Calendar day in Lagos, `yyyy-MM-dd`. */
  readonly today: string;
}

/** Care type, visit type, service and day, and the free times of the day. */
export function PlainTimes(props: Props) {
  const { draft, offer, providerId, choice } = props;
  const date = draft.date ?? '';
  const { data: slots } = usePathQuery(availabilityQuery(draft, date));
  const posted = useContext(PostedFormContext);
  const chosen: PlainProps['choice'] = {
    careType: careTypeOf(draft) ?? undefined,
    visitType: visitTypeOf(draft),
    serviceId: draft.service?.id,
    personId: draft.person?.id,
    reschedule: choice.reschedule,
  };
  return (
    <>
      <PostedProblems />
      <Choices {...props} />
      <HolidayNote date={date} offer={offer} />
      {slots === undefined && (
        <p role="alert" className="notice notice-red">
          <Trans>The times could not be loaded.</Trans>
        </p>
      )}
      {slots?.length === 0 && <NoTimesNote nextSlotAt={nextSlotFor(draft, offer) ?? null} date={date} />}
      {slots !== undefined && slots.length > 0 && (
        <PlainForm providerId={providerId} choice={chosen} to="details" own={['time']}>
          <Times slots={slots} chosen={choice.time ?? posted?.values['time']} />
          <button type="submit" className="button">
            <Trans>Continue</Trans>
          </button>
        </PlainForm>
      )}
      <EmergencyNote />
    </>
  );
}

/** What the times are for: sent to the same address, which then shows the times for it. */
function Choices(props: Props) {
  const { providerId, choice, draft, today } = props;
  const { t, i18n } = useLingui();
  return (
    <form action={`/book/${providerId}`} className="grid gap-3 rounded-card border border-line p-4">
      {/* A visit that is moved stays what it is. */}
      {choice.reschedule === undefined ? (
        <Kind {...props} />
      ) : (
        <input type="hidden" name="reschedule" value={choice.reschedule} autoComplete="off" />
      )}
      <SelectInput label={t`Date`} name="day" defaultValue={draft.date ?? today}>
        {bookableDates(today).map((day) => (
          <option key={day} value={day}>
            {shortDay(i18n, day)}
          </option>
        ))}
      </SelectInput>
      <button type="submit" className="button button-ghost justify-self-start">
        <Trans>Show times</Trans>
      </button>
    </form>
  );
}

function Kind({ draft, offer }: Props) {
  const { t, i18n } = useLingui();
  const { providesUrgentCare } = draft.provider;
  const { people = [] } = offer;
  const { careTypes = ['urgent', 'routine'] } = draft.service ?? {};
  const offeredCare = careTypes.filter((type) => type === 'routine' || providesUrgentCare);
  const offeredPeople = peopleFor(people, draft.service ?? null);
  return (
    <>
      <SelectInput label={t`Care type`} name="careType" defaultValue={careTypeOf(draft) ?? ''}>
        {offeredCare.map((type) => (
          <option key={type} value={type}>
            {i18n._(CARE_TYPE_NAME[type])}
          </option>
        ))}
      </SelectInput>
      {hasVisitTypeChoice(draft) && (
        <SelectInput label={t`Visit type`} name="visitType" defaultValue={visitTypeOf(draft)}>
          {(['in-person', 'telehealth'] as const).map((type) => (
            <option key={type} value={type}>
              {i18n._(VISIT_TYPE_NAME[type])}
            </option>
          ))}
        </SelectInput>
      )}
      <ServiceSelect draft={draft} offer={offer} />
      {offeredPeople.length > 0 && (
        <SelectInput label={t`With whom?`} name="personId" defaultValue={draft.person?.id ?? ''}>
          <option value="">{t`Whoever is free`}</option>
          {offeredPeople.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
    </>
  );
}

function ServiceSelect({ draft, offer }: Pick<Props, 'draft' | 'offer'>) {
  const { t } = useLingui();
  const { bookableServices: services = [], takesOrdinaryVisits = true } = offer;
  if (services.length === 0) return null;
  return (
    <SelectInput label={t`What is the visit for?`} name="serviceId" defaultValue={draft.service?.id ?? ''}>
      {takesOrdinaryVisits && <option value="">{t`Ordinary visit`}</option>}
      <ServiceOptions services={services} />
    </SelectInput>
  );
}

function Times({ slots, chosen }: { readonly slots: readonly Slot[]; readonly chosen: string | undefined }) {
  const { morning, afternoon } = splitAtNoon(slots);
  const { i18n } = useLingui();
  const day = shortDay(i18n, lagosDate(Date.parse(slots[0]?.dateTime ?? '')));
  return (
    <>
      <StepHeading>
        <Trans>Free times on {day}</Trans>
      </StepHeading>
      <Half title={<Trans>Morning</Trans>} slots={morning} chosen={chosen} />
      <Half title={<Trans>Afternoon</Trans>} slots={afternoon} chosen={chosen} />
    </>
  );
}

function Half({
  title,
  slots,
  chosen,
}: {
  readonly title: ReactNode;
  readonly slots: readonly Slot[];
  readonly chosen: string | undefined;
}) {
  if (slots.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {slots.map(({ id, time, dateTime }) => (
          <ChipInput key={id} name="time" value={dateTime} defaultChecked={dateTime === chosen}>
            {time}
          </ChipInput>
        ))}
      </div>
    </fieldset>
  );
}
