import type { ProviderApplication } from './review-contract.ts';

/**
 * Returns what the review dialog offers. `openedAs` is the status when the dialog was opened: if another reviewer decides
 * meanwhile, the button to convert doesn't appear, because it would be where the user is about to click.
 */
export function reviewActions({
  status,
  openedAs,
  providerId,
}: Pick<ProviderApplication, 'status' | 'providerId'> & { readonly openedAs: ProviderApplication['status'] }): {
  readonly isConvertible: boolean;
  readonly isDecidedElsewhere: boolean;
} {
  return {
    isConvertible: status === 'approved' && openedAs === 'approved' && providerId === null,
    isDecidedElsewhere: status !== 'pending' && openedAs === 'pending',
  };
}
