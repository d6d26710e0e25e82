import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { providerHref } from '#features/directory/web/provider-address.ts';

const LINK = 'link inline-flex min-h-11 items-center';

/** Says which listing is claimed, above the form, and what will prove it. */
export function ClaimNote({ listing }: { readonly listing: ProviderDetail }) {
  const { id, name, facilityType } = listing;
  return (
    <section className="card mb-6 grid gap-2 wrap-anywhere" aria-labelledby="claimed">
      <h2 id="claimed">
        <Trans>You claim {name}</Trans>
      </h2>
      <p>{[facilityType, addressLine(listing)].filter(Boolean).join(', ')}</p>
      <p className="text-soft">
        <Trans>
          The page keeps its address and its reviews, and becomes yours to run. We filled in what it says: correct what
          is wrong. Then we ask you to show that the practice is yours, and one of our reviewers decides.
        </Trans>
      </p>
      <Link href={providerHref(id)} className={LINK}>
        <Trans>Back to the page</Trans>
      </Link>
    </section>
  );
}

/** Says why a listing can't be claimed; the form below is then for another practice. */
export function UnclaimableNote({
  reason,
  survivor,
}: {
  readonly reason: 'gone' | 'merged' | 'taken' | 'failed';
  /** What the listing was merged into, or what it is now. */
  readonly survivor?: Pick<ProviderDetail, 'id' | 'name' | 'bookingState'> | undefined;
}) {
  return (
    <div className="notice notice-amber mb-6 grid gap-1 wrap-anywhere" role="status">
      {reason === 'gone' && (
        <p>
          <Trans>The listing that you followed is not here any more.</Trans>
        </p>
      )}
      {reason === 'failed' && (
        <p>
          <Trans>The listing could not be loaded. Check your connection, and load this page again.</Trans>
        </p>
      )}
      {reason === 'merged' && (
        <p>
          <Trans>The listing that you followed was a double of {survivor?.name}.</Trans>
        </p>
      )}
      {reason === 'taken' && (
        <>
          <p className="font-bold">
            <Trans>{survivor?.name} is in our network already: somebody runs its page.</Trans>
          </p>
          <p>
            <Trans>
              If you run it, sign in. If it is your practice and you don't know who runs the page, write to us: we look
              into it.
            </Trans>
          </p>
          <Link href="/contact-us" className={LINK}>
            <Trans>Write to us</Trans>
          </Link>
        </>
      )}
      {reason === 'merged' && survivor?.bookingState === 'listed' && (
        <Link href={`/join-network?listing=${survivor.id}`} className={LINK}>
          <Trans>Claim that one</Trans>
        </Link>
      )}
      <p>
        <Trans>With the form below you can apply with another practice.</Trans>
      </p>
    </div>
  );
}
