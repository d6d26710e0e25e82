import { get, type PathQuery } from '#platform/web/query-client.ts';
import type {
  getRoom,
  getSummary,
  listSummaries,
  listWaiting,
  Room,
  VisitSummary,
  WaitingPatient,
} from '../contract.ts';

/** How a video visit stands; `link` is the signature of the mailed link that one came by. */
export function roomOf(id: number, link?: string): PathQuery<Room> {
  return get<typeof getRoom>('/api/visits/:id/room', {
    params: { id },
    ...(link !== undefined && { query: { link } }),
  });
}

/** What was written down of a visit. */
export function summaryOf(id: number): PathQuery<VisitSummary | null> {
  return get<typeof getSummary>('/api/visits/:id/summary', { params: { id } });
}

/** What providers wrote down of somebody's visits. */
export function summariesOf(userId: number): PathQuery<VisitSummary[]> {
  return get<typeof listSummaries>('/api/users/:id/visit-summaries', { params: { id: userId } });
}

/** Who waits now for the providers that one runs. */
export const WAITING: PathQuery<WaitingPatient[]> = get<typeof listWaiting>('/api/video-waiting');
