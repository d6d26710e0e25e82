import { Trans } from '@lingui/react/macro';

/** Says that only the state is known, so that nearer hospitals may be missing. */
export function CapitalNote({ name }: { readonly name: string | null }) {
  return (
    <p className="font-semibold">
      <Trans>Distances are from {name}. Type your town for the nearest ones.</Trans>
    </p>
  );
}
