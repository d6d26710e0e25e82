import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { presentUser } from '#features/auth/web/session/use-current-user.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { EmergencyLine } from '#platform/web/ui/emergency-line.tsx';
import { waitToSend } from '#platform/web/waiting/own-writes.ts';
import { WriteMessage } from './thread/write-message.tsx';

/** Takes a message about a visit without network: on an own phone it waits, elsewhere its writer can copy it. */
export function WriteLater({ appointmentId }: { readonly appointmentId: number }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<'writing' | 'waits' | { readonly failed: string }>('writing');
  const write = async (text: string) => {
    const request = {
      method: 'POST',
      first: `/api/appointments/${appointmentId}/conversation`,
      path: '/api/conversations/:id/messages',
      body: { text },
    } as const;
    const userId = presentUser(queryClient)?.id ?? 0;
    const made = { id: newKey(), kind: 'message', madeAtMs: serverNow(), about: '', text, request } as const;
    setState((await waitToSend(userId, made)) ? 'waits' : { failed: text });
  };
  return (
    <div className="grid gap-4">
      <p className="notice notice-amber">
        <Trans>No network. You can write now. Your message is sent when the network is back, not before.</Trans>
      </p>
      {state === 'waits' && (
        <p role="status" className="notice">
          <Trans>Your message waits. Nobody has read it yet.</Trans>
        </p>
      )}
      {typeof state === 'object' && (
        <div role="alert" className="notice notice-red grid gap-2">
          <p>
            <Trans>Your message is not sent and not stored. Copy it, and send it when the network is back:</Trans>
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {state.failed}
          </p>
        </div>
      )}
      <p className="notice notice-red">
        <EmergencyLine />
      </p>
      <WriteMessage thread={`visit-${appointmentId}`} onWrite={(text) => void write(text)} />
    </div>
  );
}
