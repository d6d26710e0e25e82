import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Armchair, DoorOpen, type LucideIcon, Microscope, Plus, UserRound, Users } from 'lucide-react';
import type { RefObject } from 'react';
import type { PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import { weekInWords } from '../schedule/day-words.ts';
import { ListButtons } from './list-buttons.tsx';
import { KIND_NAMES } from './resource-names.ts';

type Resource = PracticeOffer['resources'][number];

const ICONS: Readonly<Record<Resource['kind'], LucideIcon>> = {
  practitioner: UserRound,
  room: DoorOpen,
  chair: Armchair,
  machine: Microscope,
  group: Users,
};

/** The people, rooms, chairs, machines and groups of a place. */
export function ResourceList({
  offer,
  headingRef,
  onAdd,
  onEdit,
  onRetire,
}: {
  readonly offer: PracticeOffer;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onAdd: () => void;
  readonly onEdit: (resource: Resource) => void;
  readonly onRetire: (resource: Resource) => void;
}) {
  const { t } = useLingui();
  const { resources } = offer;
  const takeNoOrdinary = resources.length > 0 && !resources.some(({ takesOrdinary }) => takesOrdinary);
  return (
    <section className="card grid gap-4 sm:p-6">
      <h2 ref={headingRef} tabIndex={-1}>
        <Trans>People and rooms</Trans>
      </h2>
      {resources.length === 0 ? (
        <p className="max-w-[68ch]">
          <Trans>
            This place takes one visit at a time: once you add the people, rooms or chairs that take visits, each of
            them can be booked at the same time, and patients can choose a person or whoever is free.
          </Trans>
        </p>
      ) : (
        <ul aria-label={t`People and rooms`} className="grid gap-3 lg:grid-cols-2">
          {resources.map((resource) => (
            <Item key={resource.id} resource={resource} offer={offer} onEdit={onEdit} onRetire={onRetire} />
          ))}
        </ul>
      )}
      {takeNoOrdinary && (
        <p className="notice notice-amber">
          <Trans>Nobody on this list takes ordinary visits: patients can only book services.</Trans>
        </p>
      )}
      <p>
        <button type="button" className="button" onClick={onAdd}>
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          <Trans>Add a person or room</Trans>
        </button>
      </p>
    </section>
  );
}

function Item({
  resource,
  offer,
  onEdit,
  onRetire,
}: {
  readonly resource: Resource;
  readonly offer: PracticeOffer;
  readonly onEdit: (resource: Resource) => void;
  readonly onRetire: (resource: Resource) => void;
}) {
  const { t, i18n } = useLingui();
  const { kind, name, title, capacity, visitsToCome, isPublic, takesOrdinary, places, hours } = resource;
  const Icon = ICONS[kind];
  const elsewhere = offer.places.filter((place) => place.id !== offer.providerId && places.includes(place.id));
  const alsoAt = elsewhere.map((place) => place.name).join(', ');
  const facts = [
    ...(capacity > 1 ? [t`${capacity} at the same time`] : []),
    isPublic ? t`Patients can choose this` : t`Not shown to patients`,
    ...(takesOrdinary ? [] : [t`Services only`]),
    hours === null ? t`All opening hours` : weekInWords(i18n, hours),
    ...(alsoAt === '' ? [] : [t`Also at ${alsoAt}`]),
  ];
  return (
    <li className="grid content-start gap-2 rounded-card border border-line p-4">
      <div className="flex items-start gap-3">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-green-tint text-green-strong">
          <Icon aria-hidden size={22} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere">{name}</h3>
          <p className="wrap-anywhere text-soft">{title ?? i18n._(KIND_NAMES[kind])}</p>
        </div>
      </div>
      <ul className="grid gap-0.5 text-[0.9375rem]">
        <li className="font-semibold">{t`${plural(visitsToCome, { one: '# visit to come', other: '# visits to come' })}`}</li>
        {facts.map((fact) => (
          <li key={fact} className="wrap-anywhere">
            {fact}
          </li>
        ))}
      </ul>
      <ListButtons name={name} onEdit={() => onEdit(resource)} onRetire={() => onRetire(resource)} />
    </li>
  );
}
