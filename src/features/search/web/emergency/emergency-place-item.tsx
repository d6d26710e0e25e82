import { Trans, useLingui } from '@lingui/react/macro';
import { MapPinned, Phone, Route } from 'lucide-react';
import { Link } from 'wouter';
import { numberToDial } from '#features/directory/rules/care-card-phone.ts';
import { mapLinks } from '#features/directory/rules/map-links.ts';
import { distanceText } from '#features/search/rules/distance-text.ts';
import type { EmergencyPlace } from '#features/search/rules/emergency/emergency-contract.ts';

/** A hospital to go to in danger: what and where it is, whether it is open, its telephone, and how to get there. */
export function EmergencyPlaceItem({ place, note }: { readonly place: EmergencyPlace; readonly note?: string }) {
  const { t } = useLingui();
  const { id, name, kind, lga, state, km, precision, open, phone } = place;
  const { app, web, isPoint } = mapLinks({ ...place, locationPrecision: precision });
  const number = numberToDial(phone);
  const distance = distanceText(km, precision === 'exact');
  const openness = {
    always: t`Open day and night`,
    open: t`Open now`,
    closed: t`Closed now`,
    unknown: t`Opening hours not known`,
  }[open];
  return (
    <li className="grid gap-1 rounded-control border border-line p-3">
      {note !== undefined && <span className="text-sm font-semibold">{note}</span>}
      <span className="wrap-anywhere">
        <Link href={`/provider/${id}`} className="link inline-flex min-h-11 items-center font-bold">
          {name}
        </Link>
        <span className="block">
          <b>{distance}</b>
          {kind !== null && ` · ${kind}`}
        </span>
        <span className="block text-soft">{[lga, state].filter(Boolean).join(', ')}</span>
        <span className={`block ${OPENNESS_CLASS[open]}`}>{openness}</span>
        {!isPoint && (
          <span className="block text-soft">
            <Trans>Its exact place isn't known. Ask for it by its name.</Trans>
          </span>
        )}
      </span>
      <span className="mt-1 flex flex-wrap gap-2">
        {number !== undefined && (
          <a className="button button-ghost px-3" href={`tel:${number}`}>
            <Phone aria-hidden size={20} strokeWidth={1.75} />
            <span>
              <span className="sr-only">
                <Trans>Call {name}:</Trans>
              </span>{' '}
              {phone}
            </span>
          </a>
        )}
        {isPoint && (
          // Computers have nothing that opens it.
          <a className="button button-ghost hidden px-3 pointer-coarse:inline-flex" href={app}>
            <MapPinned aria-hidden size={20} strokeWidth={1.75} />
            <span>
              <Trans>Open in a map app</Trans>
              <span className="sr-only"> {name}</span>
            </span>
          </a>
        )}
        <a className="button button-ghost px-3" rel="noreferrer" href={web}>
          <Route aria-hidden size={20} strokeWidth={1.75} />
          <span>
            {isPoint ? <Trans>Directions on OpenStreetMap</Trans> : <Trans>Search on OpenStreetMap</Trans>}
            <span className="sr-only"> {name}</span>
          </span>
        </a>
      </span>
    </li>
  );
}

const OPENNESS_CLASS = {
  always: 'font-semibold text-green-strong',
  open: 'font-semibold text-green-strong',
  closed: 'font-semibold text-amber',
  unknown: 'text-soft',
} as const;
