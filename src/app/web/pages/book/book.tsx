import { useLingui } from '@lingui/react/macro';
import type { PageLocation, PageModule } from '#app/web/page-module.ts';
import { signedInAccess } from '#features/auth/rules/screen-access.ts';
import {
  PlainBookingPage,
  plainBookingFurtherQueries,
  plainBookingQueries,
} from '#features/booking/web/plain/plain-booking-page.tsx';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { PageHead } from '#platform/web/page-head.tsx';

const at = ({ params, search }: PageLocation) => ({ id: params['id'] ?? '', step: params['step'], search });

/** Who may see it: only the booked appointment needs its patient. */
export const guard: NonNullable<PageModule['guard']> = (user, path) =>
  /^\/book\/[^/]+\/booked\b/i.test(path) ? signedInAccess(user, path) : 'open';

/** What the server reads for this page. */
export const queries: NonNullable<PageModule['queries']> = (location) =>
  plainBookingQueries(at(location), location.user);

/** What it reads besides, once the provider is known. */
export const furtherQueries: NonNullable<PageModule['furtherQueries']> = ({ read, user, ...location }) => {
  const provider = read(providerQuery(at(location).id));
  return provider === undefined ? [] : plainBookingFurtherQueries(at(location), provider, user);
};

/** A booking without scripts. */
export const Page: PageModule['Page'] = (location) => {
  const { t } = useLingui();
  return (
    <div className="wrap grid max-w-160 gap-4 py-6">
      <PageHead title={t`Book Appointment`} noIndex />
      <PlainBookingPage {...at(location)} />
    </div>
  );
};
