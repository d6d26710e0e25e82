import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { openAppointmentConversation } from '#features/conversations/contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { WriteLater } from './write-later.tsx';

/** Opens the conversation about a visit and navigates to it. Give it a key by visit. */
export function OpenAppointment({
  appointmentId,
  hrefOf,
}: {
  readonly appointmentId: number;
  readonly hrefOf: (conversationId: number) => string;
}) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const [isLost, setLost] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  useEffect(() => {
    // A user who went back meanwhile stays where they are.
    let hasLeft = false;
    const open = async () => {
      const { id } = await call<typeof openAppointmentConversation>('POST', '/api/appointments/:id/conversation', {
        params: { id: appointmentId },
      });
      await queryClient.refetchQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/(provider-)?conversations$/.test(String(path)),
      });
      if (!hasLeft) navigate(hrefOf(id), { replace: true });
    };
    open().catch((error: unknown) => {
      if (error instanceof TypeError) setLost(true);
      else setRefusal(serverMessage(error) ?? '');
    });
    return () => {
      hasLeft = true;
    };
    // Once for each visit: `hrefOf` changes with each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [appointmentId]);
  if (isLost) return <WriteLater appointmentId={appointmentId} />;
  if (refusal === undefined) return <Spinner />;
  return (
    <p role="alert" className="notice notice-amber">
      {refusal === '' ? <Trans>The conversation could not be opened.</Trans> : translateText(i18n, refusal)}
    </p>
  );
}
