import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Appointment, CareType, VisitType } from '#features/appointments/contract.ts';
import { ForPerson } from '#features/appointments/web/for-person.tsx';
import type { ChosenPerson, ChosenService } from '#features/booking/rules/booking-draft.ts';
import type { StepName } from '#features/booking/rules/wizard.ts';
import { useLengthAndPrice } from '#features/schedules/web/length-and-price.ts';
import { CARE_TYPE_NAME, VISIT_TYPE_NAME } from './appointment-names.ts';
import { confirmationDate, confirmationTime, isAwayFromLagos } from './booking-moment.ts';

/** What is booked: date and time unless they stand above, service and person, visit type, care type and reason. With `onChange`, each can be gone back to. */
export function BookingDetails({
  date,
  visitType,
  careType,
  forPerson,
  reason,
  service,
  person,
  onChange,
}: {
  /** Start, ISO instant; absent where it stands above. */
  readonly date?: string;
  readonly visitType: VisitType;
  readonly careType: CareType;
  /** Null when the visit is for the patient. */
  readonly forPerson: Appointment['forPerson'];
  readonly reason: string;
  /** Absent or null for the ordinary visit. */
  readonly service?: ChosenService | null | undefined;
  /** Null for anyone who is free; absent where there is no choice. */
  readonly person?: ChosenPerson | null | undefined;
  readonly onChange?: (step: StepName) => void;
}) {
  const { i18n, t } = useLingui();
  const lengthAndPrice = useLengthAndPrice();
  const change = (step: StepName) => onChange && (() => onChange(step));
  return (
    <dl className="grid">
      {date !== undefined && (
        <Row term={t`Date and time`} onChange={change('schedule')}>
          <Moment date={date} />
        </Row>
      )}
      {service && (
        <Row term={t`Service`} onChange={change('schedule')}>
          <span className="block wrap-anywhere">{service.name}</span>
          {lengthAndPrice(service, person?.id)}
        </Row>
      )}
      {person !== undefined && (
        <Row term={t`With`} onChange={change('schedule')}>
          <span className="wrap-anywhere">{person === null ? <Trans>Whoever is free</Trans> : person.name}</span>
        </Row>
      )}
      <Row term={t`Visit type`} onChange={change('provider')}>
        {i18n._(VISIT_TYPE_NAME[visitType])}
      </Row>
      <Row term={t`Care type`} onChange={change('care-type')}>
        {i18n._(CARE_TYPE_NAME[careType])}
      </Row>
      {forPerson !== null && (
        <Row term={t`Visit for`} onChange={change('symptoms')}>
          <ForPerson person={forPerson} />
        </Row>
      )}
      <Row term={t`Reason for visit`} onChange={change('symptoms')}>
        <span dir="auto" className="break-words whitespace-pre-line">
          {reason}
        </span>
      </Row>
    </dl>
  );
}

function Moment({ date }: { readonly date: string }) {
  const { i18n } = useLingui();
  const day = confirmationDate(i18n, date);
  const time = confirmationTime(date);
  return (
    <>
      {day}
      {time !== '' && (
        <span className="block font-bold">{isAwayFromLagos() ? <Trans>{time} Lagos time</Trans> : time}</span>
      )}
    </>
  );
}

function Row({
  term,
  onChange,
  children,
}: {
  readonly term: string;
  readonly onChange: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-line py-3 @max-[16.25rem]/screen:grid-cols-1">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="col-start-1 min-w-0">{children}</dd>
      {onChange && (
        <dd className="-my-1 @min-[16.25rem]/screen:col-start-2 @min-[16.25rem]/screen:row-span-2 @min-[16.25rem]/screen:row-start-1">
          <button type="button" className="link min-h-11 px-2" onClick={onChange}>
            <Trans>
              Change<span className="sr-only"> {term}</span>
            </Trans>
          </button>
        </dd>
      )}
    </div>
  );
}
