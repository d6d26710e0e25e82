import { Trans, useLingui } from '@lingui/react/macro';
import { UserMinus } from 'lucide-react';
import type { PortalProvider } from '#features/portal/contract.ts';
import { shortMoment } from '#platform/web/format-date.ts';

/** Who has left the team lately and what that leaves behind, for the owners of a place. */
export function Departures({ departures }: Pick<PortalProvider, 'departures'>) {
  const { t, i18n } = useLingui();
  if (departures.length === 0) return null;
  return (
    <section className="notice notice-amber flex items-start gap-3" aria-label={t`Who has left the team`}>
      <UserMinus aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <ul className="grid gap-1">
        {departures.map(({ id, at, subject }) => {
          const when = shortMoment(i18n, at);
          return (
            <li key={id} className="wrap-anywhere">
              <span className="font-semibold">{subject}</span>{' '}
              <span className="text-sm">
                <Trans>on {when}</Trans>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
