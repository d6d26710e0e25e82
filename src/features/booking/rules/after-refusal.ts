const LOST = ['slot_taken', 'slot_held', 'slot_unavailable', 'visit_overlap'];

/**
 * What a refused booking asks of the patient: to sign in, to choose another time, or to read why and decide.
 * `status` is undefined when the network failed,
 * `code` when the server named none.
 */
export function afterRefusal(status: number | undefined, code?: string): 'sign-in' | 'other-time' | 'read' {
  if (status === 401) return 'sign-in';
  return code !== undefined && LOST.includes(code) ? 'other-time' : 'read';
}
