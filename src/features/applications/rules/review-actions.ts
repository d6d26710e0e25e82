import type { Claim, ProviderApplication } from './review-contract.ts';

/**
 * Returns what the review dialog offers. `openedAs` is the status when the dialog was opened: if another reviewer decides
 * meanwhile, the button to convert doesn't appear, because it would be where the user is about to click. A claim of a
 * listing that was taken or removed can only be rejected, also after its approval.
 */
export function reviewActions({
  status,
  openedAs,
  providerId,
  claim,
}: Pick<ProviderApplication, 'status' | 'providerId'> & {
  readonly openedAs: ProviderApplication['status'];
  readonly claim: Pick<Claim, 'listing'> | null;
}): {
  readonly isApprovable: boolean;
  readonly isConvertible: boolean;
  readonly isDecidable: boolean;
  readonly isDecidedElsewhere: boolean;
} {
  const isFree = claim === null || claim.listing === 'listed';
  const isApproved = status === 'approved' && openedAs === 'approved' && providerId === null;
  return {
    isApprovable: status === 'pending' && isFree,
    isConvertible: isApproved && isFree,
    isDecidable: status === 'pending' || (isApproved && !isFree),
    isDecidedElsewhere: status !== 'pending' && openedAs === 'pending',
  };
}
