import type { Appointment } from '#features/appointments/contract.ts';
import { isMessageable } from '#features/appointments/rules/message-window.ts';
import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import type { Conversation } from '../contract.ts';
import { CONVERSATION_OVER } from '../rules/refusals.ts';
import { findConversation } from './conversation-store.ts';
import { findAppointmentPair, openPair } from './new-conversation-store.ts';
import type { Visitor } from './visitor.ts';

/**
 * Opens the conversation of the patient and the provider of a visit. Long after the visit it is only found, not created.
 * @throws AppError not_found for others, conversation_over
 */
export async function openAppointment(
  { db, now }: Pick<Context, 'db' | 'now'>,
  appointmentId: number,
  visitor: Visitor,
): Promise<Conversation> {
  const appointment = await findAppointmentPair(db, appointmentId, visitor);
  if (appointment === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
  if (!isMessageable({ ...appointment, status: appointment.status as Appointment['status'] }, now())) {
    throw new AppError(CONVERSATION_OVER);
  }
  return await db.transaction(async (tx) => {
    const id = await openPair(tx, now(), appointment);
    const made = await findConversation(tx, id, visitor, now());
    if (made === undefined) throw new Error('The conversation was not made.');
    return made;
  });
}
