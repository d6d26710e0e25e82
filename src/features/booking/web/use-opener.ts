import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * What had the focus when the component came, to give it back when the component goes. The dialog can't tell by itself:
 * a step that is ready at once has the focus before the dialog looks. Where nothing had it, as after reloading the
 * page, it is the link that books the provider, or else the heading of the page.
 */
export function useOpener(providerId: number): () => HTMLElement | null {
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, []);
  return useCallback(() => {
    const { current } = opener;
    const hadFocus = current?.isConnected && current !== document.body;
    return hadFocus ? current : standIn(providerId);
  }, [providerId]);
}

function standIn(providerId: number): HTMLElement | null {
  const books = ({ search }: HTMLAnchorElement) => new URLSearchParams(search).get('providerId') === String(providerId);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="providerId="]')];
  const target = links.find((link) => books(link) && link.getClientRects().length > 0) ?? pageHeading();
  target?.scrollIntoView({ block: 'nearest' });
  return target;
}

function pageHeading(): HTMLElement | null {
  const heading = document.querySelector('h1');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}
