import { Trans } from '@lingui/react/macro';

/** How a guardian is related, in words; a relation that isn't on the list as it was written. */
export function RelationName({ relation }: { readonly relation: string }) {
  switch (relation) {
    case 'Parent':
      return <Trans>Parent</Trans>;
    case 'Guardian':
      return <Trans>Guardian</Trans>;
    case 'Grandparent':
      return <Trans>Grandparent</Trans>;
    case 'Brother or sister':
      return <Trans>Brother or sister</Trans>;
    case 'Other':
      return <Trans>Other</Trans>;
    default:
      return relation;
  }
}
