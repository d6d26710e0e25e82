import { get, type PathQuery } from '#platform/web/calls/query-client.ts';
import type {
  AppointmentSummary,
  getRoom,
  getSummary,
  listSummaries,
  listWaiting,
  Room,
  WaitingPatient,
} from '../contract.ts';

/** The state of a video visit; `link` is the signature of the mailed link, if the user came by one. */
export function roomOf(id: number, link?: string): PathQuery<Room> {
  return get<typeof getRoom>('/api/visits/:id/room', {
    params: { id },
    ...(link !== undefined && { query: { link } }),
  });
}

/** The summary of a visit. */
export function summaryOf(id: number): PathQuery<AppointmentSummary | null> {
  return get<typeof getSummary>('/api/visits/:id/summary', { params: { id } });
}

/** The summaries of a patient's visits. */
export function summariesOf(userId: number): PathQuery<AppointmentSummary[]> {
  return get<typeof listSummaries>('/api/users/:id/visit-summaries', { params: { id: userId } });
}

/** Patients in the waiting rooms of the user's providers. */
export const WAITING: PathQuery<WaitingPatient[]> = get<typeof listWaiting>('/api/video-waiting');
