import { useEffect, useState } from 'react';
import { keep, readKept } from '#platform/web/kept-in-tab.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** The links that are kept in the tab: until they are used, that of a visit as long as the tab is open. */
type KeptLink = 'confirm-email' | 'invitation' | 'password-reset' | 'sign-in' | 'visit';
/** Fragments are longer than this if they are tokens. */
const MIN_LINK_HASH = 40;
const nameOf = (link: KeptLink) => `mailed-link:${link}`;

/**
 * Returns the token of the mailed link that led here; null if there is none, undefined before hydration. The token is in
 * the URL's fragment, which browsers don't send, and is removed from the URL to keep it out of the history. With `keptAs`
 * this tab keeps it until `forgetLinkToken`, so that loading the page again or coming back to it works. With `stays` it
 * remains in the URL: only for links that give no access to an account.
 */
export function useLinkToken({
  stays = false,
  keptAs,
}: {
  readonly stays?: boolean;
  readonly keptAs?: KeptLink;
} = {}): string | null | undefined {
  const hydrated = useHydrated();
  const [{ token, isNew }] = useState(() => tokenHere(keptAs));
  useEffect(() => {
    if (!isNew || stays) return;
    if (keptAs !== undefined) keep(nameOf(keptAs), token);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token, isNew, stays, keptAs]);
  // A further link that is opened in this tab changes the fragment only; one to a part of the page is shorter.
  useEffect(() => {
    const readAgain = () => window.location.hash.length > MIN_LINK_HASH && window.location.reload();
    window.addEventListener('hashchange', readAgain);
    return () => window.removeEventListener('hashchange', readAgain);
  }, []);
  return hydrated ? token || null : undefined;
}

/** Keeps the token of a link in this tab in place of the one that led here. */
export function keepLinkToken(link: KeptLink, token: string): void {
  keep(nameOf(link), token);
}

/** Forgets the token of a link that was used or has ended. */
export function forgetLinkToken(link: KeptLink): void {
  keep(nameOf(link), null);
}

function tokenHere(keptAs: KeptLink | undefined): { readonly token: string; readonly isNew: boolean } {
  if (typeof window === 'undefined') return { token: '', isNew: false };
  const token = window.location.hash.slice(1);
  if (token !== '') return { token, isNew: true };
  return { token: (keptAs && readKept(nameOf(keptAs))) ?? '', isNew: false };
}
