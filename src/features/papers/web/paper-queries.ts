import { get, type PathQuery } from '#platform/web/calls/query-client.ts';
import type {
  AppointmentPapers,
  listAppointmentPapers,
  listPapers,
  Paper,
  PrintedPaper,
  readOwnPaper,
  readPaper,
  VerifiedPaper,
  verifyPaper,
} from '../contract.ts';

/** The papers of a visit for a member of its practice. */
export function appointmentPapersOf(appointmentId: number): PathQuery<AppointmentPapers> {
  return get<typeof listAppointmentPapers>('/api/portal/visits/:id/papers', { params: { id: appointmentId } });
}

/** A paper to print, for a member. */
export function paperOf(id: number): PathQuery<PrintedPaper> {
  return get<typeof readPaper>('/api/portal/papers/:id', { params: { id } });
}

/** The signed papers of a patient. */
export function papersOf(userId: number): PathQuery<Paper[]> {
  return get<typeof listPapers>('/api/users/:id/papers', { params: { id: userId } });
}

/** A paper to print, for its patient. */
export function ownPaperOf(id: number): PathQuery<PrintedPaper> {
  return get<typeof readOwnPaper>('/api/papers/:id', { params: { id } });
}

/** What a code says of a paper. */
export function verifiedOf(code: string): PathQuery<VerifiedPaper> {
  return get<typeof verifyPaper>('/api/verify/:code', { params: { code } });
}
