import { useLingui } from '@lingui/react/macro';
import type { PageLocation, PageModule } from '#app/web/page-module.ts';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import { signedInAccess } from '#features/auth/rules/screen-access.ts';
import {
  PlainBookingPage,
  plainBookingFurtherQueries,
  plainBookingQueries,
} from '#features/booking/web/plain/plain-booking-page.tsx';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { PageHead } from '#platform/web/page-head.tsx';

const at = ({ params, search }: PageLocation) => ({ id: params['id'] ?? '', step: params['step'], search });

/** Who may see it: the booked appointment, and one that is moved, need their patient. */
export const guard: NonNullable<PageModule['guard']> = (user, path) =>
  /^\/book\/[^/]+\/booked\b|[?&]reschedule=/i.test(path) ? signedInAccess(user, path) : 'open';

/** What the server reads for this page. */
export const queries: NonNullable<PageModule['queries']> = (location) =>
  plainBookingQueries(at(location), location.user);

/** What it reads besides, once the provider is known. */
export const furtherQueries: NonNullable<PageModule['furtherQueries']> = ({ read, user, ...location }) => {
  const provider = read(providerQuery(at(location).id));
  const appointments = user ? read(appointmentsOf(user.id)) : undefined;
  return provider === undefined ? [] : plainBookingFurtherQueries(at(location), provider, user, appointments);
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
