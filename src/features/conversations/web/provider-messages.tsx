import { chosenId } from './conversation-queries.ts';
import { MessagesScreen } from './messages-screen.tsx';
import { OpenAppointment } from './open-appointment.tsx';

/**
 * Patients' messages to the user's providers, as a part of the provider portal. `path` is the address of that part; its
 * query names the open conversation (`conversation`, or `appointment` for that of a visit).
 */
export function ProviderMessages({ path, search }: { readonly path: string; readonly search: URLSearchParams }) {
  const hrefOf = (id: number | undefined) => {
    const [base = '', query] = path.split('?');
    const next = new URLSearchParams(query);
    if (id !== undefined) next.set('conversation', String(id));
    return next.size === 0 ? base : `${base}?${next}`;
  };
  const appointmentId = chosenId(search, 'appointment');
  if (appointmentId !== undefined)
    return <OpenAppointment key={appointmentId} appointmentId={appointmentId} hrefOf={hrefOf} />;
  return <MessagesScreen side="staff" chosen={chosenId(search)} hrefOf={hrefOf} />;
}
