import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { markerPlace } from '#features/providers/rules/map/marker.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import type { MapCard } from './map-card.ts';

/** Tells about the chosen provider, or about the several that share a marker. */
export function MapPopup({
  providers,
  onClose,
}: {
  readonly providers: readonly MapCard[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [first] = providers;

  useEffect(() => {
    if (first !== undefined) box.current?.focus();
  }, [first]);
  useEffect(() => {
    // Elsewhere the key closes something else, such as suggestions of the search.
    const map = box.current?.parentElement;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    map?.addEventListener('keydown', closeOnEscape);
    return () => map?.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={providers.length === 1 ? first?.name : t`Providers at this place`}
      tabIndex={-1}
      className="card @container absolute inset-x-[8px] bottom-[8px] z-[1000] max-h-[calc(100%-16px)] overflow-y-auto p-[12px] sm:max-w-80"
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
            {/* With large letters it would leave no room for them. */}
            <span className="hidden @min-[15rem]:block">
              <Avatar name={provider.name} image={provider.profileImage} />
            </span>
            <div className="min-w-0 wrap-anywhere">
              <p className="font-bold leading-tight">{provider.name}</p>
              <p className="text-sm text-soft">{provider.specialty}</p>
              {markerPlace(provider)?.isApproximate && (
                <p className="text-sm text-soft">
                  <Trans>approximate location</Trans>
                </p>
              )}
              <Link href={`/provider/${provider.id}`} className="button sticky bottom-0 mt-2">
                <Trans>View Profile</Trans>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
