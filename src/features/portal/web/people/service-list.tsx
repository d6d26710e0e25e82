import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import { lengthWith } from '#features/schedules/rules/service-choice.ts';
import { naira } from '#platform/common/naira.ts';
import { ListButtons } from './list-buttons.tsx';
import { OrdinaryNote } from './ordinary-note.tsx';
import { BOOKED_BY_NAMES, CARE_TYPE_NAMES, VISIT_TYPE_NAMES } from './resource-names.ts';

type Service = PracticeOffer['services'][number];

/** The services of a practice. */
export function ServiceList({
  offer,
  onAdd,
  onEdit,
  onRetire,
}: {
  readonly offer: PracticeOffer;
  readonly onAdd: () => void;
  readonly onEdit: (service: Service) => void;
  readonly onRetire: (service: Service) => void;
}) {
  const { t } = useLingui();
  const { services, visitMinutes } = offer;
  const hasPeople = offer.resources.length > 0;
  return (
    <section className="card grid gap-4 sm:p-6">
      <div>
        <h2>
          <Trans>Services</Trans>
        </h2>
        <p className="mt-1 max-w-[68ch] text-soft">
          {hasPeople || services.length > 0 ? (
            <Trans>
              Kinds of visit with a length and a price of their own. An ordinary visit lasts {visitMinutes} minutes and
              needs no entry here.
            </Trans>
          ) : (
            <Trans>Add people or rooms first: each service is given by some of them.</Trans>
          )}
        </p>
      </div>
      <OrdinaryNote offer={offer} />
      {services.length > 0 && (
        <ul aria-label={t`Services`} className="grid gap-3 lg:grid-cols-2">
          {services.map((service) => (
            <Item key={service.id} service={service} offer={offer} onEdit={onEdit} onRetire={onRetire} />
          ))}
        </ul>
      )}
      {hasPeople && (
        <p>
          <button type="button" className="button button-ghost" onClick={onAdd}>
            <Plus aria-hidden size={18} strokeWidth={1.75} />
            <Trans>Add a service</Trans>
          </button>
        </p>
      )}
    </section>
  );
}

function Item({
  service,
  offer,
  onEdit,
  onRetire,
}: {
  readonly service: Service;
  readonly offer: PracticeOffer;
  readonly onEdit: (service: Service) => void;
  readonly onRetire: (service: Service) => void;
}) {
  const { t, i18n } = useLingui();
  const { name, minutes, afterMinutes, priceKobo, visitTypes, careTypes, bookedBy, resourceIds } = service;
  const givers = [...offer.resources, ...offer.elsewhere].filter(({ id }) => resourceIds.includes(id));
  const own = givers.map(({ id }) => lengthWith(service, id).minutes);
  const givenBy = givers
    .map((giver, at) => (own[at] === minutes ? giver.name : t`${giver.name} (${own[at]} minutes)`))
    .join(', ');
  const length = afterMinutes === 0 ? t`${minutes} minutes` : t`${minutes} minutes, and ${afterMinutes} afterwards`;
  const kinds = [
    ...visitTypes.map((type) => VISIT_TYPE_NAMES[type]),
    ...careTypes.map((type) => CARE_TYPE_NAMES[type]),
  ];
  return (
    <li className="grid content-start gap-2 rounded-card border border-line p-4">
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 wrap-anywhere">{name}</h3>
        {priceKobo !== null && <span className="flex-none font-semibold tabular-nums">{naira(priceKobo)}</span>}
      </div>
      <ul className="grid gap-0.5 text-[0.9375rem]">
        <li>{length}</li>
        <li>{kinds.map((kind) => i18n._(kind)).join(', ')}</li>
        {bookedBy !== 'anyone' && <li>{i18n._(BOOKED_BY_NAMES[bookedBy])}</li>}
        {givenBy === '' ? (
          <li className="font-semibold text-red">
            <Trans>Given by no one: it cannot be booked.</Trans>
          </li>
        ) : (
          <li className="wrap-anywhere">
            <Trans>Given by {givenBy}</Trans>
          </li>
        )}
      </ul>
      <ListButtons name={name} onEdit={() => onEdit(service)} onRetire={() => onRetire(service)} />
    </li>
  );
}
