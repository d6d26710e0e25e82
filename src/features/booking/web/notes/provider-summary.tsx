import { Trans } from '@lingui/react/macro';
import type { Provider } from '#features/directory/contract.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';

/** Who is booked: photo, name, specialty. */
export function ProviderSummary({
  provider,
}: {
  readonly provider: Pick<Provider, 'name' | 'specialty' | 'profileImage' | 'isDemo'>;
}) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={provider.name} image={provider.profileImage} />
      <div className="min-w-0">
        <p className="font-bold">{provider.name}</p>
        <p className="text-soft">{provider.specialty}</p>
        {provider.isDemo && (
          <span className="badge badge-amber mt-1">
            <Trans>Demo</Trans>
          </span>
        )}
      </div>
    </div>
  );
}
