import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { providerHref } from '#features/directory/web/provider-address.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** The listing that an application claims, beside what the applicant says, and what is proved. */
export function ClaimFacts({ application }: { readonly application: ProviderApplication }) {
  const { i18n } = useLingui();
  const { claim, questions } = application;
  if (claim === null) return null;
  const { listingId, name, facilityType, specialty, listing, provedAt, isOtherProved, phoneEnd, otherClaims } = claim;
  const isTaken = listing === 'taken';
  const hasDocument = questions.some(({ documentName }) => documentName !== null);
  return (
    <section className="mt-5 grid gap-2 border-t border-line pt-4 wrap-anywhere">
      <h3 className="font-bold">
        <Trans>Claims a listing</Trans>
      </h3>
      <p>
        <Link href={providerHref(listingId)} className="link">
          {isTaken ? <Trans>A listing that another practice runs now</Trans> : name}
        </Link>
      </p>
      {!isTaken && (
        <p className="text-soft">
          {[facilityType, translateText(i18n, specialty), addressLine(claim)].filter(Boolean).join(', ')}
        </p>
      )}
      {claim.phone !== null && claim.phone !== application.phone && !isTaken && (
        <p>
          <Trans>
            The page shows {claim.phone}, the application says {application.phone}. The page keeps its number until a
            member of the practice changes it.
          </Trans>
        </p>
      )}
      {isOtherProved && (
        <p className="notice notice-amber">
          <Trans>
            A code proved another listing, which was merged into this one. It proves nothing about this one.
          </Trans>
        </p>
      )}
      {provedAt !== null ? (
        <p className="notice notice-green flex gap-2">
          <BadgeCheck aria-hidden size={22} strokeWidth={1.75} className="flex-none" />
          <span>
            <Trans>
              Proved by a code to the number of the register, on {fullMoment(i18n, provedAt)}. It shows who answers that
              telephone, not who owns the practice.
            </Trans>
          </span>
        </p>
      ) : hasDocument ? (
        <p className="notice">
          <Trans>Not proved by telephone. Judge the document below.</Trans>
        </p>
      ) : (
        <p className="notice notice-amber flex gap-2">
          <TriangleAlert aria-hidden size={22} strokeWidth={1.75} className="flex-none" />
          <span>
            {phoneEnd === null ? (
              <Trans>Nothing is proved yet. No code can be sent: the register has no mobile number for it.</Trans>
            ) : (
              <Trans>
                Nothing is proved yet. A code can be sent to the number of the register, which ends with {phoneEnd}.
              </Trans>
            )}
          </span>
        </p>
      )}
      {isTaken && (
        <p className="notice notice-red">
          <Trans>The listing has come into the network meanwhile. This claim can't be converted.</Trans>
        </p>
      )}
      {listing === 'gone' && (
        <p className="notice notice-red">
          <Trans>The listing was removed. This claim can't be converted.</Trans>
        </p>
      )}
      {otherClaims > 0 && (
        <p className="notice notice-amber">
          <Plural
            value={otherClaims}
            one="# other application claims this listing."
            other="# other applications claim this listing."
          />
        </p>
      )}
    </section>
  );
}
