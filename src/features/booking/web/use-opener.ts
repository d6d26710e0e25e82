import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns the element that had the focus when the component mounted, to restore it on closing. The dialog can't know it: a
 * step that is ready at once takes the focus before the dialog looks. Without one, as after a reload, it is the link that
 * books the provider, or else the heading of the page. Once a visit is booked it is the heading, so that another press of
 * Enter doesn't begin the next booking.
 */
export function useOpener(providerId: number): (isBooked: boolean) => HTMLElement | null {
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, []);
  return useCallback(
    (isBooked: boolean) => {
      const { current } = opener;
      if (current?.isConnected && current !== document.body) return current;
      const target = (isBooked ? null : bookingLink(providerId)) ?? pageHeading();
      target?.scrollIntoView({ block: 'nearest' });
      return target;
    },
    [providerId],
  );
}

function bookingLink(providerId: number): HTMLElement | undefined {
  const books = ({ search }: HTMLAnchorElement) => {
    const query = new URLSearchParams(search);
    return query.get('providerId') === String(providerId) && !query.has('time');
  };
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="providerId="]')];
  return links.find((link) => books(link) && link.getClientRects().length > 0);
}

function pageHeading(): HTMLElement | null {
  const heading = document.querySelector('h1');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}
