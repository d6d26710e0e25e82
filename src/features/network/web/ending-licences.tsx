import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { ENDING_LICENCES } from './network-queries.ts';

/** Providers whose licences end within 60 days or have ended, for the dashboard. Empty if there are none. */
export function EndingLicences() {
  const { i18n } = useLingui();
  const { data } = usePathQuery(ENDING_LICENCES);
  if (data === undefined || data.total === 0) return null;
  const more = data.total - data.items.length;
  return (
    <section className="card mt-4">
      <h2>
        <Trans>Licences that end</Trans>
      </h2>
      <ul className="mt-2 grid gap-1">
        {data.items.map(({ id, name, licensedUntil, daysLeft }) => {
          const day = pastDay(i18n, licensedUntil);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              <Link
                href={`/admin/providers?provider=${id}`}
                className="link inline-flex min-h-11 items-center wrap-anywhere"
              >
                {name}
              </Link>
              {daysLeft < 0 ? (
                <span className="badge badge-amber">
                  <Trans>Ended on {day}: no bookings</Trans>
                </span>
              ) : (
                <span className="text-soft">
                  <Plural value={daysLeft} _0="ends today" one="ends tomorrow" other="ends in # days" /> ({day})
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p className="text-soft">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </section>
  );
}
