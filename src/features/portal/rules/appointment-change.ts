import { CHANGED_MEANWHILE, type PortalRefusal, SAME_TIME } from './refusals.ts';

/** An appointment that a desk cancels or moves, as it is stored; instants are ms since the epoch. */
export interface ChangedAppointment {
  readonly status: 'scheduled' | 'completed' | 'cancelled' | 'rescheduled';
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly endReason: string | null;
  /** The resource that takes it; null at a place without resources. */
  readonly resourceId: number | null;
  /** The start and the resource of the appointment that replaced it. */
  readonly movedToMs: number | null;
  readonly movedToId: number | null;
}

/** A change by a desk; instants in ISO. */
export interface DeskChange {
  /** The time that it is moved to; absent to cancel it. */
  readonly date?: string;
  readonly reason?: string | undefined;
  /** Whom it is moved to; absent if that doesn't matter. */
  readonly personId?: number | undefined;
  readonly was: { readonly date: string };
}

/** True if an appointment is as the change would leave it: the same request came before, and its answer was lost. */
export function isDone(
  { status, endReason, movedToMs, movedToId }: ChangedAppointment,
  {
    date,
    reason = null,
    personId,
  }: Omit<DeskChange, 'was' | 'reason'> & { readonly reason?: string | null | undefined },
): boolean {
  if (endReason !== reason) return false;
  if (date === undefined) return status === 'cancelled';
  const isThere = movedToMs === Date.parse(date) && (personId === undefined || movedToId === personId);
  return status === 'rescheduled' && isThere;
}

/** Returns why a desk can't cancel or move an appointment at an instant (ms); undefined if it can. */
export function changeRefusal(
  { status, startsAtMs, endsAtMs, resourceId }: ChangedAppointment,
  { date, personId, was }: DeskChange,
  nowMs: number,
): PortalRefusal | undefined {
  if (status !== 'scheduled') return CHANGED_MEANWHILE[status];
  if (endsAtMs <= nowMs) return CHANGED_MEANWHILE.completed;
  if (startsAtMs !== Date.parse(was.date)) return CHANGED_MEANWHILE.scheduled;
  const isSameTime = date !== undefined && startsAtMs === Date.parse(date);
  const isSamePerson = personId === undefined || personId === resourceId;
  return isSameTime && isSamePerson ? SAME_TIME : undefined;
}
