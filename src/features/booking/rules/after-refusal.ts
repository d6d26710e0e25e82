const LOST_TIME = ['slot_taken', 'slot_held', 'slot_unavailable', 'visit_overlap'];

/** True if a refusal with this code means that another time must be chosen. */
export function isLostTime(code: string): boolean {
  return LOST_TIME.includes(code);
}

/**
 * Returns what a refused booking asks of the patient: to sign in, to choose another time, or to read why and decide.
 * `status` is undefined when the network failed, `code` when the server gave none.
 */
export function afterRefusal(status: number | undefined, code?: string): 'sign-in' | 'other-time' | 'read' {
  if (status === 401) return 'sign-in';
  return code !== undefined && isLostTime(code) ? 'other-time' : 'read';
}
