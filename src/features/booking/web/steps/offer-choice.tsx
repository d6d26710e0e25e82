import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import {
  careTypeOf,
  choosePerson,
  chooseService,
  peopleFor,
  startChoice,
  visitTypeOf,
} from '#features/booking/rules/booking-draft.ts';
import type { PlaceOffer } from '#features/directory/rules/place-offer.ts';
import { useLengthAndPrice } from '#features/schedules/web/length-and-price.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import type { StepProps } from './step-props.ts';

type Props = Pick<StepProps, 'draft' | 'change'> & { readonly offer: PlaceOffer };

/** What the visit is for and with whom, where the place offers a choice. */
export function OfferChoice({
  draft,
  change,
  offer,
}: Pick<StepProps, 'draft' | 'change'> & {
  /** Undefined while it is loading. */
  readonly offer: PlaceOffer | undefined;
}) {
  const isMissing = !draft.service && offer?.takesOrdinaryVisits === false;
  useEffect(() => {
    if (isMissing && offer) change((last) => startChoice(last, offer, { personId: last.person?.id }));
  });
  if (offer === undefined) return null;
  return (
    <>
      <ServiceChoice draft={draft} change={change} offer={offer} />
      <PersonChoice draft={draft} change={change} offer={offer} />
    </>
  );
}

function ServiceChoice({ draft, change, offer }: Props) {
  const { t } = useLingui();
  const { bookableServices: services = [], takesOrdinaryVisits = true } = offer;
  const { service } = draft;
  if (services.length === 0 && !service) return null;
  const isGone = service && services.every(({ id }) => id !== service.id);
  return (
    <div className="grid gap-2">
      <SelectInput
        label={t`What is the visit for?`}
        value={service?.id ?? ''}
        onChange={({ target: { value } }) => change((last) => chooseService(last, offer, Number(value) || null))}
      >
        {takesOrdinaryVisits && <option value="">{t`Ordinary visit`}</option>}
        {isGone && <option value={service.id}>{service.name}</option>}
        <ServiceOptions services={services} />
      </SelectInput>
      <ServiceNotes draft={draft} />
      {isGone && <GoneNote name={service.name} />}
    </div>
  );
}

/** The options of a list of services, each with its length and price. */
export function ServiceOptions({ services }: { readonly services: NonNullable<PlaceOffer['bookableServices']> }) {
  const lengthAndPrice = useLengthAndPrice();
  return services.map((each) => {
    const details = lengthAndPrice(each);
    return (
      <option key={each.id} value={each.id}>
        {`${each.name} (${details})`}
      </option>
    );
  });
}

/** Length and price of the chosen service, and what it means for the rest of the booking where that isn't what was wanted. */
function ServiceNotes({ draft }: Pick<Props, 'draft'>) {
  const lengthAndPrice = useLengthAndPrice();
  const { service, person } = draft;
  if (!service) return null;
  const { name } = service;
  const details = lengthAndPrice(service, person?.id);
  const without = { ...draft, service: null };
  const [visitType, careType] = [visitTypeOf(draft), careTypeOf(draft)];
  return (
    <output className="grid gap-1 text-[0.9375rem] text-soft">
      <span>{details}</span>
      {service.forKnownPatients && (
        <span>
          <Trans>{name} is for people who have had a visit here before.</Trans>
        </span>
      )}
      {visitType !== visitTypeOf(without) && (
        <span>
          {visitType === 'telehealth' ? (
            <Trans>{name} is only offered by video.</Trans>
          ) : (
            <Trans>{name} is only offered in person.</Trans>
          )}
        </span>
      )}
      {careType !== careTypeOf(without) && (
        <span>
          {careType === 'urgent' ? (
            <Trans>{name} is urgent care, so this will be an urgent visit.</Trans>
          ) : (
            <Trans>{name} is routine care, so this will be a routine visit.</Trans>
          )}
        </span>
      )}
    </output>
  );
}

function PersonChoice({ draft, change, offer }: Props) {
  const { t } = useLingui();
  const { person, service } = draft;
  const people = peopleFor(offer.people ?? [], service ?? null);
  if (people.length === 0 && !person) return null;
  // Where the place has only one person left there is no list, and the person may still be booked.
  const isGone = person && people.every(({ id }) => id !== person.id);
  return (
    <div className="grid gap-2">
      <SelectInput
        label={t`With whom?`}
        value={person?.id ?? ''}
        onChange={({ target: { value } }) => change((last) => choosePerson(last, offer, Number(value) || null))}
      >
        <option value="">{t`Whoever is free`}</option>
        {isGone && <option value={person.id}>{person.name}</option>}
        {people.map(({ id, name, title }) => (
          <option key={id} value={id}>
            {title === null ? name : `${name}, ${title}`}
          </option>
        ))}
      </SelectInput>
      {isGone && people.length > 0 && <GoneNote name={person.name} />}
    </div>
  );
}

/** Of a visit that is moved: its service or person can't be booked online. */
function GoneNote({ name }: { readonly name: string }) {
  return (
    <p className="notice notice-amber">
      <Trans>{name} can't be booked online. Please choose again, or call the practice.</Trans>
    </p>
  );
}
