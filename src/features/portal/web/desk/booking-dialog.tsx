import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OtherTime } from '#features/booking/rules/refusals.ts';
import { OtherTimes } from '#features/booking/web/times/other-times.tsx';
import type { Client } from '#features/clients/contract.ts';
import { ClientField, SameClients } from '#features/clients/web/client-field.tsx';
import type { listDeskTimes } from '#features/portal/rules/desk/desk-booking-contract.ts';
import {
  type BookingStart,
  bookingOf,
  emptyBooking,
  proposedTime,
  type TypedBooking,
  type WrongBooking,
} from '#features/portal/rules/desk/typed-booking.ts';
import type { PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { DESK_BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { ChangeProblem } from '../appointments/change-problem.tsx';
import { MoveTimes, SqueezeFields } from '../appointments/move-times.tsx';
import { offerOf } from '../portal-queries.ts';
import { ChannelChoice, TellChoice, WhyField } from './channel-fields.tsx';
import { RepeatFields, useFurther } from './repeat-fields.tsx';
import { useDeskBooking } from './use-desk-booking.ts';
import type { DeskDialogs } from './use-desk-dialogs.ts';

/** The id of the button that opens the dialog. */
export const BUTTON = 'new-visit';

type DeskTimes = ReplyOf<typeof listDeskTimes>;

/** The times of a day at which the desk can book, fetched each time: others book meanwhile. */
function useDeskTimes(providerId: number, { day, serviceId, personId, withTaken }: TypedBooking) {
  const query = {
    date: day,
    ...(serviceId !== null && { service: String(serviceId) }),
    ...(personId !== null && { person: String(personId) }),
    ...(withTaken && { taken: 'true' as const }),
  };
  const { queryKey } = get<typeof listDeskTimes>('/api/portal/providers/:id/times', {
    params: { id: providerId },
    query,
  });
  return useQuery<DeskTimes>({ queryKey, enabled: day !== '', staleTime: 0, gcTime: 0, refetchOnMount: 'always' });
}

/** Books a visit for a caller or a person at the desk. */
export function DeskBookingDialog({
  providerId,
  start,
  dialogs: { typed: kept, setTyped, close: onClose },
}: {
  readonly providerId: number;
  readonly start: BookingStart;
  readonly dialogs: DeskDialogs;
}) {
  const { t } = useLingui();
  const today = lagosDate(useNow(0));
  const [empty] = useState(() => emptyBooking(start.day < today ? { ...start, day: today } : start));
  const typed = kept ?? empty;
  const [wrong, setWrong] = useState<WrongBooking>({});
  const { data: times, isError, refetch } = useDeskTimes(providerId, typed);
  const { data: offer } = usePathQuery(offerOf(providerId));
  const [opener] = useState(() => document.activeElement);
  const change = (part: Partial<TypedBooking>) => setTyped((before) => ({ ...(before ?? empty), ...part }));
  const slot = typed.slot ?? proposedTime(typed, times?.times ?? []);
  const taken = times?.times.find(({ id }) => id === slot?.id)?.isTaken;
  const repeated = useFurther(providerId, typed, slot?.dateTime);
  const { further } = repeated;
  const booking = useDeskBooking(providerId, {
    onDone: onClose,
    onLost: (maySqueeze, isFurther) => {
      if (!isFurther) change({ withTaken: typed.withTaken || maySqueeze, slot: maySqueeze ? slot : null });
      void refetch();
      if (typed.repeatWeeks > 0) void repeated.refetch();
    },
  });
  const { busy, fields, forgetProblem, book } = booking;
  const confirm = (isOther = false) => {
    if (slot === null || further === undefined) return;
    const { body, wrong: found } = bookingOf(typed, { dateTime: slot.dateTime, isTaken: taken }, isOther, further);
    setWrong(found);
    if (body !== undefined) book(body);
  };
  const chooseTime = (chosen: OtherTime) => {
    forgetProblem();
    change({ day: lagosDate(Date.parse(chosen.dateTime)), slot: chosen });
  };
  const summary = useSummary(typed, slot, further);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`New visit`}
      // Opened from a gap: back to it, unless the visit that fills it is there now.
      returnFocusTo={() => (start.fromAt === null ? document.getElementById(BUTTON) : focusBackTo(opener))}
      footer={
        <BookingFooter
          summary={summary}
          busy={busy}
          mayBook={slot !== null && further !== undefined}
          onClose={onClose}
          onBook={() => confirm()}
        />
      }
    >
      <form
        noValidate
        className="grid gap-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <BookingProblem
          booking={booking}
          onClient={(client) => change({ client, newClient: null, bySms: client.agreesToTexts })}
          onOther={() => confirm(true)}
          onTime={chooseTime}
        />
        <ClientField
          providerId={providerId}
          typed={typed}
          wrong={{ ...fields, ...wrong }}
          onChange={(part) => {
            setWrong({});
            change({ ...part, ...('client' in part && { bySms: part.client?.agreesToTexts === true }) });
          }}
        />
        <OfferFields offer={offer} typed={typed} onChange={(part) => change({ ...part, slot: null })} />
        <TimeFields
          today={today}
          typed={typed}
          times={times}
          slot={slot}
          isTaken={taken === true}
          error={wrong.squeezeReason}
          onRetry={isError ? refetch : undefined}
          onChange={change}
          onOther={chooseTime}
        />
        <RepeatFields typed={typed} further={repeated} start={slot?.dateTime} onChange={change} />
        <ChannelChoice channel={typed.channel} onChoose={(channel) => change({ channel })} />
        <TellChoice
          providerId={providerId}
          typed={typed}
          error={fields['tell']}
          onChange={(bySms) => change({ bySms })}
        />
        <WhyField reason={typed.reason} onChange={(reason) => change({ reason })} />
        {/* So that Enter books from any field. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}

/** Returns what is about to be booked: when, how many visits and for whom. */
function useSummary({ client, newClient }: TypedBooking, slot: Slot | null, further: readonly string[] = []): string {
  const { i18n, t } = useLingui();
  const count = further.length + 1;
  const who = client?.name ?? newClient?.name.trim();
  const when = slot && shortMoment(i18n, slot.dateTime);
  return [when, count > 1 ? t`${count} visits` : '', who].filter(Boolean).join(' · ');
}

/** Why a booking was refused, and what helps. */
function BookingProblem({
  booking: { attempt, problem, alternatives, sameClients, mayBeOther, forgetProblem },
  onClient,
  onOther,
  onTime,
}: {
  readonly booking: ReturnType<typeof useDeskBooking>;
  readonly onClient: (client: Client) => void;
  /** The new client is another person than those whom the practice knows. */
  readonly onOther: () => void;
  readonly onTime: (chosen: OtherTime) => void;
}) {
  if (problem === undefined) return null;
  return (
    <ChangeProblem key={attempt}>
      <p role="alert" className="notice notice-red">
        {problem}
      </p>
      <SameClients
        clients={sameClients}
        other={<Trans>This is somebody else: book</Trans>}
        onChoose={(client) => {
          forgetProblem();
          onClient(client);
        }}
        onOther={mayBeOther ? onOther : undefined}
      />
      <OtherTimes times={alternatives} onChoose={onTime} />
    </ChangeProblem>
  );
}

function focusBackTo(opener: Element | null): HTMLElement | null {
  return opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById(BUTTON);
}

/** What is about to be booked, and the buttons. */
function BookingFooter({
  summary,
  busy,
  mayBook,
  onClose,
  onBook,
}: {
  readonly summary: string;
  readonly busy: boolean;
  readonly mayBook: boolean;
  readonly onClose: () => void;
  readonly onBook: () => void;
}) {
  return (
    <>
      <p aria-live="polite" className="w-full font-semibold wrap-anywhere">
        {summary}
      </p>
      <button type="button" className="button button-ghost flex-1" onClick={onClose}>
        <Trans>Not now</Trans>
      </button>
      <BusyButton
        className="flex-1"
        busy={busy}
        busyText={<Trans>Booking...</Trans>}
        disabled={!mayBook}
        onClick={onBook}
      >
        <Trans>Book</Trans>
      </BusyButton>
    </>
  );
}

/** A day and one of its times, or the nearest free ones if it has none. */
function TimeFields({
  today,
  typed,
  times,
  slot,
  isTaken,
  error,
  onRetry,
  onChange,
  onOther,
}: {
  readonly today: string;
  readonly typed: TypedBooking;
  readonly times: DeskTimes | undefined;
  readonly slot: Slot | null;
  /** The slot can only be squeezed into. */
  readonly isTaken: boolean;
  /** What is wrong with the reason to squeeze in. */
  readonly error: string | undefined;
  /** Present if the times couldn't be loaded. */
  readonly onRetry: (() => unknown) | undefined;
  readonly onChange: (part: Partial<TypedBooking>) => void;
  readonly onOther: (slot: OtherTime) => void;
}) {
  return (
    <>
      <TextInput
        label={<Trans>Day</Trans>}
        type="date"
        min={today}
        max={addDays(today, DESK_BOOKABLE_DAYS - 1)}
        value={typed.day}
        onChange={({ target }) => onChange({ day: target.value, slot: null })}
      />
      <MoveTimes
        times={typed.day === '' ? [] : times?.times}
        onRetry={onRetry}
        chosen={slot}
        onChoose={(chosen) => onChange({ slot: chosen })}
      />
      <OtherTimes times={times?.nearest ?? []} onChoose={onOther} />
      <SqueezeFields
        withTaken={typed.withTaken}
        onWithTaken={(withTaken) => onChange({ withTaken, ...(isTaken && { slot: null }) })}
        isChosen={isTaken}
        reason={typed.squeezeReason}
        error={error}
        onReason={(squeezeReason) => onChange({ squeezeReason })}
      />
    </>
  );
}

/** What the visit is and with whom, where the place has described that. */
function OfferFields({
  offer,
  typed: { serviceId, personId },
  onChange,
}: {
  readonly offer: PracticeOffer | undefined;
  readonly typed: TypedBooking;
  readonly onChange: (part: Pick<TypedBooking, 'personId' | 'serviceId'>) => void;
}) {
  const { resources = [], services = [] } = offer ?? {};
  const service = services.find(({ id }) => id === serviceId);
  const people = resources.filter(({ id, takesOrdinary }) => service?.resourceIds.includes(id) ?? takesOrdinary);
  const numberOf = (value: string) => (value === '' ? null : Number(value));
  return (
    <>
      {services.length > 0 && (
        <SelectInput
          label={<Trans>Service</Trans>}
          value={serviceId ?? ''}
          onChange={({ target }) => onChange({ serviceId: numberOf(target.value), personId: null })}
        >
          <option value="">
            <Trans>Ordinary visit</Trans>
          </option>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
      {people.length > 1 && (
        <SelectInput
          label={<Trans>With</Trans>}
          value={personId ?? ''}
          onChange={({ target }) => onChange({ serviceId, personId: numberOf(target.value) })}
        >
          <option value="">
            <Trans>Whoever is free</Trans>
          </option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
    </>
  );
}
