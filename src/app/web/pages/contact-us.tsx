import { Trans, useLingui } from '@lingui/react/macro';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { aboutIn } from '#features/support/rules/contact-categories.ts';
import { ContactUs } from '#features/support/web/contact-us.tsx';
import { SUPPORT_CONTACT } from '#features/support/web/use-support-contact.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import type { PageLocation } from '../page-module.ts';

/** What the server reads for this page. */
export const queries = () => [SUPPORT_CONTACT];

/** A message to support, and how else to reach it. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  const user = useCurrentUser();
  return (
    <div className="wrap py-8">
      <PageHead
        title={t`Contact Us`}
        description={t`Write to support about appointments, payments, technical trouble or anything else, and see when we answer.`}
        canonicalPath="/contact-us"
      />
      <h1 tabIndex={-1}>
        <Trans>Contact Us</Trans>
      </h1>
      <p className="mt-2 max-w-[56ch] text-lg text-soft">
        <Trans>A question, a problem or an idea? Write to us.</Trans>
      </p>
      {/* A user who signs in meanwhile gets their own name into the form. */}
      <ContactUs
        key={user?.id}
        user={user ?? null}
        about={aboutIn(search)}
        sent={search.get('sent')}
        danger={search.has('danger')}
      />
    </div>
  );
}
