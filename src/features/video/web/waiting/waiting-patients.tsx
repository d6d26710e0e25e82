import { Trans } from '@lingui/react/macro';
import { Video } from 'lucide-react';
import { useEffect } from 'react';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { WAITING } from '../video-queries.ts';

/** Often enough that a waiting patient is seen before giving up, ms. */
const LOOK_AGAIN_MS = 15_000;

/** Lists waiting patients with links to their visits; empty if there are none. `except` is the visit on screen. */
export function WaitingPatients({ except }: { readonly except?: number }) {
  const { data, refetch } = usePathQuery(WAITING);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const waiting = (data ?? []).filter(({ id }) => id !== except);
  return (
    <div aria-live="polite">
      {waiting.length > 0 && (
        <section className="notice notice-amber my-4 grid gap-2">
          <h2 className="text-lg">
            <Trans>In the video waiting room</Trans>
          </h2>
          <ul className="grid gap-2">
            {waiting.map(({ id, name, date, since }) => {
              const [start, from] = [lagosTime(Date.parse(date)), lagosTime(Date.parse(since))];
              return (
                <li key={id} className="flex flex-wrap items-center gap-3">
                  <span className="wrap-anywhere">
                    <Trans>
                      {name}, visit at {start}, waiting since {from}
                    </Trans>
                  </span>
                  {/* A full page load: only the document of a visit may use the camera. */}
                  <a href={`/visit/${id}`} className="button">
                    <Video aria-hidden size={18} strokeWidth={1.75} />
                    <Trans>Go to the visit</Trans>
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
