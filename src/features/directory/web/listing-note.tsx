import { Trans, useLingui } from '@lingui/react/macro';
import { longDay } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import type { ProviderDetail } from '../contract.ts';
import { PrecisionNote } from './precision-note.tsx';

/** Where the entry of a listing comes from, from when, how exact its point is, and how to report a mistake. */
export function ListingNote({ provider }: { readonly provider: ProviderDetail }) {
  const { i18n } = useLingui();
  const { id, name, lga, state, listing, locationPrecision } = provider;
  if (listing === undefined) return null;
  const register = translateText(i18n, listing.register);
  const day = longDay(i18n, listing.asOf);
  const place = [lga, state].filter(Boolean).join(', ');
  // The subject of a letter has 150 characters at most.
  const subject = `Listing ${id}: ${name}, ${place}`.slice(0, 150);
  return (
    <section className="grid max-w-[68ch] gap-1">
      <h2>
        <Trans>About this entry</Trans>
      </h2>
      <p className="text-soft wrap-anywhere">
        <Trans>
          It comes from {register}, as of {day}. The place itself has not confirmed it.
        </Trans>{' '}
        {locationPrecision === 'exact' ? (
          <Trans>Its point on the map was measured there.</Trans>
        ) : (
          <>
            <PrecisionNote precision={locationPrecision} />.
          </>
        )}
      </p>
      <a
        href={`/contact-us?${new URLSearchParams({ category: 'feedback', subject }).toString()}`}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        <Trans>Wrong, moved or closed? Tell us</Trans>
      </a>
    </section>
  );
}
