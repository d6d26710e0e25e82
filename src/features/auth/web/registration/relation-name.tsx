import { Trans } from '@lingui/react/macro';

/** The translated name of a guardian's relation; an unknown relation is shown as stored. */
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
