import { Trans } from '@lingui/react/macro';
import { EMAIL_STATE } from '#features/auth/web/security/security-queries.ts';
import type { getConfig } from '#features/directory/rules/config-contract.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';

const CONFIG = get<typeof getConfig>('/api/config');

/** What is mailed about a booked visit, and to which address; without a mail server, that it stays here. */
export function ConfirmationNote() {
  const { data: address } = usePathQuery(EMAIL_STATE);
  const { data: config } = usePathQuery(CONFIG);
  const email = address?.email;
  if (config?.sendsMail === false) {
    return (
      <p className="notice font-semibold">
        <Trans>No mail server is set up here: mails stay in the outbox of this service and reach nobody.</Trans>
      </p>
    );
  }
  return (
    <p className="notice wrap-anywhere">
      {email === undefined ? (
        <Trans>An e-mail confirmation with a calendar invitation follows.</Trans>
      ) : (
        <Trans>An e-mail confirmation with a calendar invitation is on its way to {email}.</Trans>
      )}{' '}
      <Trans>Reminders follow a day and an hour before, as far as there is time.</Trans>
      {address?.confirmed === true && (
        <>
          {' '}
          <Trans>A link in each of them shows and cancels the visit without signing in.</Trans>
        </>
      )}
      {address?.confirmed === false && (
        <>
          {' '}
          <Trans>Only a few mails go to an address that is not confirmed. Your visits are in My Appointments.</Trans>{' '}
          <Trans>
            You have not confirmed this address yet. Once you have, with the link in our other mail, you can also cancel
            from later mails without signing in.
          </Trans>
        </>
      )}
    </p>
  );
}
