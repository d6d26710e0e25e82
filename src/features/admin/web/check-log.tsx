import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { AuditCheck, checkAudit } from '#features/admin/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** A button that has the server check the whole log, and the result. */
export function CheckLog() {
  const hydrated = useHydrated();
  const check = useMutation({ mutationFn: () => call<typeof checkAudit>('POST', '/api/admin/audit/check') });
  return (
    <div className="mb-4 grid gap-3">
      <p className="max-w-[68ch] text-soft">
        <Trans>
          Entries are only ever added. Each is sealed together with the one before it, so that one that was changed or
          removed can be found.
        </Trans>
      </p>
      <div>
        <BusyButton
          className="button-ghost"
          busy={check.isPending}
          busyText={<Trans>Checking...</Trans>}
          disabled={!hydrated}
          onClick={() => check.mutate()}
        >
          <Trans>Check the log</Trans>
        </BusyButton>
      </div>
      <div role="status">
        {check.isSuccess && <CheckResult check={check.data} />}
        {check.isError && (
          <p className="notice notice-red">
            <Trans>The log could not be checked. Please try again.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function CheckResult({ check: { intact, entries, firstBrokenId } }: { readonly check: AuditCheck }) {
  const Icon = intact ? ShieldCheck : ShieldAlert;
  return (
    <p className={`notice flex gap-2 ${intact ? 'notice-green' : 'notice-red font-bold'}`}>
      <Icon aria-hidden size={24} strokeWidth={1.75} className="flex-none" />
      {intact ? (
        <span>
          <Trans>The log is whole:</Trans>{' '}
          <Plural value={entries} one="# entry is as it was written." other="# entries are as they were written." />
        </span>
      ) : (
        <Trans>The log was tampered with: entry {firstBrokenId} was changed, or the one before it removed.</Trans>
      )}
    </p>
  );
}
