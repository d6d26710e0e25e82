import { Trans } from '@lingui/react/macro';
import { TriangleAlert, UserRoundX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { publicOrigin } from '#platform/web/calls/public-origin.ts';
import { focusTitle } from '#platform/web/focus-title.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { ProviderDetail } from '../contract.ts';
import { licencesEnded } from '../rules/licences-ended.ts';
import { structuredData } from '../rules/structured-data.ts';
import { AboutPanel } from './about-panel.tsx';
import { PlaceOfferList } from './place-offer-list.tsx';
import type { ProviderView } from './provider-address.ts';
import { BookingBar, BookingCard, PracticeCard } from './provider-sidebar.tsx';
import { ProviderTabs } from './provider-tabs.tsx';

/** All about one provider, below its header. */
export function ProviderProfile({
  provider,
  today,
  view,
  reviews,
  location,
  onBookIntent,
}: {
  readonly provider: ProviderDetail;
  /** The day in Lagos, `yyyy-MM-dd`. */
  readonly today: string;
  readonly view: ProviderView;
  /** What stands under the reviews tab. */
  readonly reviews: ReactNode;
  /** What stands under the location tab. */
  readonly location: ReactNode;
  /** Called when the user is about to book. */
  readonly onBookIntent: () => void;
}) {
  const hasChoice = provider.people !== undefined || provider.bookableServices !== undefined;
  const isOffered = hasChoice && !licencesEnded(provider, today);
  return (
    <>
      <div className="mt-6 flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_340px] lg:items-start">
        {/* On a phone the tabs stand between the two cards; the second has nothing that takes focus. */}
        <aside className="contents gap-4 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:grid">
          <BookingCard provider={provider} view={view} today={today} onBookIntent={onBookIntent} />
          <div className="max-lg:order-3">
            <PracticeCard provider={provider} today={today} />
          </div>
        </aside>
        <div className="min-w-0 max-lg:order-2 lg:col-start-1 lg:row-start-1">
          <ProviderTabs providerId={provider.id} tab={view.tab}>
            {view.tab === 'about' && (
              <AboutPanel
                provider={provider}
                today={today}
                offer={
                  isOffered ? <PlaceOfferList provider={provider} view={view} onBookIntent={onBookIntent} /> : null
                }
              />
            )}
            {view.tab === 'reviews' && reviews}
            {view.tab === 'location' && location}
          </ProviderTabs>
        </div>
      </div>
      <BookingBar provider={provider} view={view} today={today} onBookIntent={onBookIntent} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredData(provider, import.meta.env.SSR ? publicOrigin() : '') }}
      />
    </>
  );
}

/** Shown if no provider has this id, or it was removed. @see patient-area specification, section 8 */
export function ProviderNotFound() {
  return (
    <div className="grid justify-items-center gap-3 py-16 text-center">
      <UserRoundX aria-hidden size={40} strokeWidth={1.5} className="text-soft" />
      <h1 tabIndex={-1}>
        <Trans>Provider Not Found</Trans>
      </h1>
      <p className="text-lg text-soft">
        <Trans>The provider you're looking for doesn't exist or has been removed.</Trans>
      </p>
      <Link href="/" className="button mt-2">
        <Trans>Return to Find Care</Trans>
      </Link>
    </div>
  );
}

/** The provider could not be read, for a reason that may pass. */
export function ProviderFailed({ onRetry }: { readonly onRetry: () => void }) {
  const [isLater] = useState(useHydrated());
  // What had the focus, the heading or the button, has just gone.
  useEffect(() => {
    if (isLater) focusTitle();
  }, [isLater]);
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-16 text-center">
      <TriangleAlert aria-hidden size={40} strokeWidth={1.5} className="text-soft" />
      <h1 tabIndex={-1}>
        <Trans>Sorry, we had trouble loading this provider.</Trans>
      </h1>
      <button type="button" className="button" onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}

/** Stands where the profile will be while it loads. */
export function ProviderSkeleton() {
  return (
    <div aria-hidden className="mt-6 grid gap-6 lg:grid-cols-[1fr_340px]">
      <div className="skeleton h-64 rounded-card" />
      <div className="skeleton h-64 rounded-card" />
    </div>
  );
}
