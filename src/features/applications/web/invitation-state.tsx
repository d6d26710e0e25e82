import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useInviteAgain } from './use-application-acts.ts';

/** The provider of a converted application, and the state of the applicant's invitation. */
export function InvitationState({
  application: { id, invitation, providerRemoved },
  providerId,
}: {
  readonly application: ProviderApplication;
  readonly providerId: number;
}) {
  const again = useInviteAgain(id);
  if (providerRemoved) {
    return (
      <p className="mt-5 border-t border-line pt-4">
        {invitation === null ? (
          <Trans>The provider was removed, and the invitation ended with it.</Trans>
        ) : (
          <Trans>The provider was removed.</Trans>
        )}
      </p>
    );
  }
  return (
    <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-4">
      <Link href={`/provider/${providerId}`} className="link inline-flex min-h-11 items-center">
        <Trans>The provider's page</Trans>
      </Link>
      {invitation === 'accepted' && (
        <p>
          <Trans>The applicant has opened their account.</Trans>
        </p>
      )}
      {invitation === 'waiting' && (
        <>
          <p>
            <Trans>The applicant has not opened their account yet. A link works for seven days.</Trans>
          </p>
          <BusyButton
            className="button-ghost"
            busy={again.isPending}
            busyText={<Trans>Sending...</Trans>}
            onClick={() => again.mutate()}
          >
            <Trans>Send the invitation again</Trans>
          </BusyButton>
        </>
      )}
    </div>
  );
}
