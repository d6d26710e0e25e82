import { chosenId } from './conversation-queries.ts';
import { MessagesScreen } from './messages-screen.tsx';
import { OpenAppointment } from './open-appointment.tsx';

const PATH = '/messages';
const hrefOf = (id: number | undefined) => (id === undefined ? PATH : `${PATH}?conversation=${id}`);

/** A patient's conversations. An address with a visit opens the conversation with its provider. */
export function MyMessages({ search }: { readonly search: URLSearchParams }) {
  const appointmentId = chosenId(search, 'appointment');
  if (appointmentId !== undefined)
    return <OpenAppointment key={appointmentId} appointmentId={appointmentId} hrefOf={hrefOf} />;
  return <MessagesScreen side="person" chosen={chosenId(search)} hrefOf={hrefOf} />;
}
