import { Trans, useLingui } from '@lingui/react/macro';
import { NEAR_KM } from '#features/search/rules/emergency/choose-places.ts';
import type { EmergencyAnswer } from '#features/search/rules/emergency/emergency-contract.ts';
import type { SpecialistField } from '#features/search/rules/emergency/emergency-kinds.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { EmergencyPlaceItem } from './emergency-place-item.tsx';

/** The places of an answer: those near, farther ones apart, and a specialist place that fits the danger. */
export function EmergencyPlaces({
  answer: { places, specialists, numbers },
  fields,
}: {
  readonly answer: EmergencyAnswer;
  readonly fields: readonly SpecialistField[];
}) {
  const { t, i18n } = useLingui();
  const near = places.filter(({ km }) => km <= NEAR_KM);
  const far = places.filter(({ km }) => km > NEAR_KM);
  const notes: Record<SpecialistField, string> = {
    birth: t`Also near, for pregnancy and birth:`,
    child: t`Also near, for children:`,
    injury: t`Also near, for injuries:`,
    'self-harm': t`Also near, for people who may harm themselves:`,
    'snake-bite': t`Also near, for snake bites:`,
  };
  return (
    <>
      {numbers.map(({ name, contact }) => (
        <p key={contact}>
          {translateText(i18n, name)}:{' '}
          <a className="inline-block py-2 font-bold underline" href={telHref(contact)}>
            {contact}
          </a>
        </p>
      ))}
      {near.length > 0 && (
        <ul className="grid gap-2">
          {near.map((place) => (
            <EmergencyPlaceItem key={place.id} place={place} />
          ))}
        </ul>
      )}
      {far.length > 0 && (
        <>
          <p className="font-semibold">
            {near.length === 0 ? (
              <Trans>
                We know of no hospital for emergencies within {NEAR_KM} km. The nearest ones are farther away:
              </Trans>
            ) : (
              <Trans>We know of no others within {NEAR_KM} km. Farther away:</Trans>
            )}
          </p>
          <ul className="grid gap-2">
            {far.map((place) => (
              <EmergencyPlaceItem key={place.id} place={place} />
            ))}
          </ul>
        </>
      )}
      {places.length === 0 && (
        <p className="text-soft">
          <Trans>We know of none there. Go to the nearest hospital.</Trans>
        </p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {specialists
          .filter(({ field }) => fields.includes(field))
          .map(({ field, place }) => (
            <EmergencyPlaceItem key={field} place={place} note={notes[field]} />
          ))}
      </ul>
    </>
  );
}
