import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Team } from '#features/portal/rules/team/team-contract.ts';
import { errorBody } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { PORTAL_PROVIDERS, teamOf } from '../portal-queries.ts';

/** What the server found wrong: a message, and the fields that it belongs to. */
export interface Refused {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Runs changes of a team that reply with the team after them. `change` returns what the server refused, translated; a toast
 * says it unless the caller `showsRefusal`.
 */
export function useTeamChange(providerId: number, { showsRefusal = false }: { readonly showsRefusal?: boolean } = {}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  const [busy, setBusy] = useState(false);

  async function change(title: string, send: () => Promise<Team>): Promise<Refused | undefined> {
    if (busy) return undefined;
    setBusy(true);
    try {
      queryClient.setQueryData(teamOf(providerId).queryKey, await send());
      // The own role may be another one now.
      await queryClient.invalidateQueries({ queryKey: PORTAL_PROVIDERS.queryKey });
      toast({ title });
      return undefined;
    } catch (error) {
      const body = errorBody(error);
      if (body?.code === 'changed_meanwhile' || body?.code === 'not_found') {
        await queryClient.invalidateQueries({ queryKey: teamOf(providerId).queryKey });
      }
      const message = reasonOf(error);
      if (!showsRefusal) toast({ title: t`Not saved`, description: message, variant: 'destructive' });
      return { message, fields: body?.fields ?? {} };
    } finally {
      setBusy(false);
    }
  }
  return { busy, change };
}
