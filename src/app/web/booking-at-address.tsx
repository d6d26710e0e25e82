import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettled } from '#features/booking/web/use-settled.ts';
import { bookingDepth, isBookingOpenedHere } from '#features/directory/web/book-link.tsx';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { loadStyles } from '#platform/web/load-styles.ts';
import { codeOf, renewPage } from '#platform/web/lost-code.ts';
import { toast } from '#platform/web/toast-store.ts';

type BookingDialog = ComponentType<{
  open: boolean;
  onClose: () => void;
  providerId: number;
  careType?: 'urgent' | 'routine';
  visitType?: 'telehealth' | 'in-person';
  rescheduleOf?: number;
}>;

const load = async (): Promise<BookingDialog> => {
  const code = codeOf(import('#features/booking/web/booking-dialog.tsx'));
  const [{ BookingDialog }] = await Promise.all([code, loadStyles()]);
  return BookingDialog;
};

/** Loads the code of the booking dialog before the user opens it. A failure shows when the dialog opens. */
export function preloadBooking(): void {
  load().catch(() => undefined);
}

/**
 * The booking dialog, open while the address has a `providerId`, with the address's `careType`, `visitType` and visit to
 * `reschedule` if it has them. Closing removes them: by going back to where the dialog was opened, or in place if the
 * user came straight to it.
 */
export function BookingAtAddress({
  search,
  closedHref,
}: {
  readonly search: URLSearchParams;
  /** The address of the page without the booking. */
  readonly closedHref: string;
}) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const [Dialog, setDialog] = useState<BookingDialog>();
  const providerId = idIn(search, 'providerId');
  const rescheduleOf = idIn(search, 'reschedule');
  const open = providerId !== undefined;

  const close = () => {
    const { state } = window.history;
    const openedHere = isBookingOpenedHere(state);
    const behind = bookingDepth(state) + (openedHere ? 1 : 0);
    navigate(closedHref, { replace: true });
    const { href } = window.location;
    // Remove the booking's history entries, and the duplicate of the page behind it, unless a link in the booking
    // navigated elsewhere.
    queueMicrotask(() => {
      if (behind === 0 || window.location.href !== href) return;
      const onArrival = () => window.history.replaceState(null, '', closedHref);
      // A user who came straight to the booking goes back to its first step: clear the address before anything reads it.
      if (!openedHere) window.addEventListener('popstate', onArrival, { capture: true, once: true });
      window.history.go(-behind);
    });
  };

  useEffect(() => {
    if (!open || Dialog !== undefined) return undefined;
    const left = new AbortController();
    // Beside the code, not after it: on a slow network each round trip is seen.
    void queryClient.prefetchQuery(providerQuery(providerId));
    const loading = renewPage(left.signal).then(load);
    loading.then(
      (loaded) => setDialog(() => loaded),
      () => {
        if (left.signal.aborted) return;
        toast({
          title: t`The booking could not be loaded`,
          description: t`Check your connection and try again.`,
          variant: 'destructive',
        });
        close();
      },
    );
    return () => left.abort();
  });

  if (!open) return null;
  if (Dialog === undefined) {
    return <Opening plainHref={`/book/${providerId}?${search}`} closedHref={closedHref} onClose={close} />;
  }
  const careType = (['urgent', 'routine'] as const).find((known) => known === search.get('careType'));
  const visitType = (['telehealth', 'in-person'] as const).find((known) => known === search.get('visitType'));
  return (
    <Dialog
      open
      onClose={close}
      providerId={providerId}
      {...(careType && { careType })}
      {...(visitType && { visitType })}
      {...(rescheduleOf && { rescheduleOf })}
    />
  );
}

function idIn(search: URLSearchParams, name: string): number | undefined {
  const id = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

function Opening({
  plainHref,
  closedHref,
  onClose,
}: {
  /** The same booking without scripts. */
  readonly plainHref: string;
  readonly closedHref: string;
  readonly onClose: () => void;
}) {
  // It lies where the button was that opened this.
  const isSettled = useSettled('opening');
  return (
    <>
      <noscript>
        <p className="notice notice-amber my-4">
          <a href={plainHref} className="link">
            <Trans>Book on a simple page</Trans>
          </a>
        </p>
      </noscript>
      <div className="overlay grid place-items-center noscript:hidden">
        <div className="card grid gap-3">
          <p role="status">
            <Trans>Opening the booking…</Trans>
          </p>
          <a href={plainHref} className="link">
            <Trans>Book on a simple page</Trans>
          </a>
          {/* A link, because the scripts may never come. */}
          <a
            href={closedHref}
            className="button button-ghost"
            onClick={(event) => {
              event.preventDefault();
              if (isSettled) onClose();
            }}
          >
            <Trans>Close</Trans>
          </a>
        </div>
      </div>
    </>
  );
}
