import type { AppointmentInTheWay, ScheduleErrorBody } from './refusals.ts';

/** What follows when a change of the schedule isn't saved. */
export type ScheduleRefusal =
  /** Appointments would be outside the hours: the desk chooses what becomes of them. */
  | { readonly type: 'ask'; readonly appointments: readonly AppointmentInTheWay[] }
  /** Another desk changed the same: the form takes in what stands now. */
  | { readonly type: 'outdated' }
  /** The errors by field; no fields if the server couldn't be reached. */
  | { readonly type: 'wrong'; readonly fields: Readonly<Record<string, string>> };

/** Returns the consequence of a refusal by the server; undefined stands for no response. */
export function scheduleRefusal(
  body: Pick<ScheduleErrorBody, 'code' | 'visits' | 'fields'> | undefined,
): ScheduleRefusal {
  if (body?.code === 'visits_booked' && body.visits !== undefined) return { type: 'ask', appointments: body.visits };
  if (body?.code === 'changed_meanwhile') return { type: 'outdated' };
  return { type: 'wrong', fields: body?.fields ?? {} };
}
