import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { openVisitConversation } from '#features/conversations/contract.ts';
import { call, serverMessage } from '#platform/web/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { chosenId, conversationsOf } from './conversation-queries.ts';
import { MessagesScreen } from './messages-screen.tsx';

const PATH = '/messages';
const hrefOf = (id: number | undefined) => (id === undefined ? PATH : `${PATH}?conversation=${id}`);

/** A patient's conversations. An address that names a visit opens the conversation with its provider. */
export function MyMessages({ search }: { readonly search: URLSearchParams }) {
  const appointmentId = chosenId(search, 'appointment');
  if (appointmentId !== undefined) return <OpenVisit key={appointmentId} appointmentId={appointmentId} />;
  return <MessagesScreen side="person" chosen={chosenId(search)} hrefOf={hrefOf} />;
}

function OpenVisit({ appointmentId }: { readonly appointmentId: number }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  useEffect(() => {
    const open = async () => {
      const { id } = await call<typeof openVisitConversation>('POST', '/api/appointments/:id/conversation', {
        params: { id: appointmentId },
      });
      await queryClient.refetchQueries({ queryKey: conversationsOf('person').queryKey });
      navigate(hrefOf(id), { replace: true });
    };
    open().catch((error: unknown) => setRefusal(serverMessage(error) ?? ''));
  }, [appointmentId, navigate, queryClient]);
  if (refusal === undefined) return <Spinner />;
  return (
    <p role="alert" className="notice notice-amber">
      {refusal === '' ? <Trans>The conversation could not be opened.</Trans> : translateText(i18n, refusal)}
    </p>
  );
}
