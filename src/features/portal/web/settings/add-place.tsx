import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { useMay } from '../practice-member.ts';

/** Leads an owner to the application for a further place. */
export function AddPlace({ providerId }: { readonly providerId: number }) {
  if (!useMay('owners')) return null;
  return (
    <section className="card grid justify-items-start gap-3 sm:p-6">
      <h2>
        <Trans>Another place</Trans>
      </h2>
      <p className="max-w-[64ch]">
        <Trans>
          Does your practice see patients at a second address? Apply for it here: we fill in what you told us before,
          and it joins this practice.
        </Trans>
      </p>
      <Link href={`/join-network?place=${providerId}`} className="button button-ghost">
        <Trans>Add another place</Trans>
      </Link>
    </section>
  );
}
