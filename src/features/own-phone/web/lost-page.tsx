import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** The screens of a patient that this browser may keep. */
const OWN = /^\/(appointments|my-appointments|symptom-tracker|messages|papers\/\d+)\/?(\?|$)/;

/** Leads on to what this browser keeps of the wanted page; where it keeps nothing of it, to what it does keep. */
export function LostPage({ to }: { readonly to: string }) {
  const [, navigate] = useLocation();
  const user = useCurrentUser();
  const hydrated = useHydrated();
  const pages = useStoredPages();
  const leadsOn = Boolean(user) && OWN.test(to);
  useEffect(() => {
    if (leadsOn) navigate(to, { replace: true });
  }, [leadsOn, to, navigate]);
  useEffect(() => {
    const again = () => window.location.replace(to);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [to]);
  if (!hydrated || leadsOn) return null;
  return (
    <>
      <p>
        <Trans>This page could not be loaded, and your phone has no copy of it.</Trans>
      </p>
      <a href={to} className="button justify-self-start">
        <Trans>Try again</Trans>
      </a>
      {(Boolean(user) || pages.length > 0) && (
        <section aria-labelledby="on-this-phone" className="grid gap-1">
          <h2 id="on-this-phone">
            <Trans>On this phone</Trans>
          </h2>
          <ul>
            {user && (
              <li>
                <Link href="/appointments" className="link inline-flex min-h-11 items-center">
                  <Trans>My Appointments</Trans>
                </Link>
              </li>
            )}
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path} className="link inline-flex min-h-11 items-center wrap-anywhere">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface StoredPageLink {
  readonly path: string;
  readonly title: string;
}

/** Returns the public pages that the service worker has stored, latest first. */
function useStoredPages(): readonly StoredPageLink[] {
  const [pages, setPages] = useState<readonly StoredPageLink[]>([]);
  useEffect(() => {
    void readStoredPages().then(setPages, () => undefined);
  }, []);
  return pages;
}

async function readStoredPages(): Promise<StoredPageLink[]> {
  const cache = await caches.open('own-pages');
  const requests = [...(await cache.keys())].toReversed();
  return await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request))?.text()) ?? '';
      const title = new DOMParser().parseFromString(html, 'text/html').title;
      return { path: pathname + search, title: title === '' ? pathname : title };
    }),
  );
}
