import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { Link } from 'wouter';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { distanceText } from '#features/search/rules/distance-text.ts';
import { markerPlace } from '#features/search/rules/map/marker.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import type { MapCard } from './map-card.ts';

/** Describes the chosen provider, or those that share a marker. */
export function MapPopup({
  box,
  providers,
  hasLinks,
  onClose,
}: {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly providers: readonly MapCard[];
  /** False on the page to which the links would lead. */
  readonly hasLinks: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [first] = providers;

  useEffect(() => {
    if (first !== undefined) box.current?.focus();
  }, [box, first]);
  useEffect(() => {
    // With the focus elsewhere, Escape closes something else, such as search suggestions.
    const map = box.current?.parentElement;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    map?.addEventListener('keydown', closeOnEscape);
    return () => map?.removeEventListener('keydown', closeOnEscape);
  }, [box, onClose]);

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={providers.length === 1 ? first?.name : t`Providers at this place`}
      tabIndex={-1}
      className="card @container absolute inset-x-[8px] bottom-[8px] z-[1000] max-h-[calc(100%-72px)] overflow-y-auto p-[12px] sm:max-w-80"
    >
      <button
        type="button"
        className="icon-button absolute end-[2px] top-[2px]"
        aria-label={t`Close`}
        onClick={onClose}
      >
        <X aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <ul className="grid gap-3 pe-[34px]">
        {providers.map((provider) => (
          <li key={provider.id} className="flex gap-3">
            {/* With large text there would be no room for the rest. */}
            <span className="hidden @min-[15rem]:block">
              <Avatar name={provider.name} image={provider.profileImage} />
            </span>
            <div className="min-w-0 wrap-anywhere">
              <p className="font-bold leading-tight">{provider.name}</p>
              <p className="text-sm text-soft">{provider.specialty}</p>
              {/* Register entries often share their name, too. */}
              {providers.length > 1 && (
                <p className="text-sm text-soft">
                  {[addressLine(provider), distanceText(provider.distanceKm, provider.locationPrecision === 'exact')]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              )}
              {markerPlace(provider)?.isApproximate && (
                <p className="text-sm text-soft">
                  <Trans>approximate location</Trans>
                </p>
              )}
              {hasLinks && (
                // For one provider it sticks, so that it is visible with large text; for several it would cover the
                // next name.
                <Link
                  href={`/provider/${provider.id}`}
                  className={`button mt-2 ${providers.length === 1 ? 'sticky bottom-0' : ''}`}
                >
                  <Trans>View Profile</Trans>
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
