/**
 * What a refused booking asks of the patient: to sign in, to choose another time, or to read why and decide.
 * `status` is undefined when the network failed.
 */
export function afterRefusal(status: number | undefined): 'sign-in' | 'other-time' | 'read' {
  if (status === 401) return 'sign-in';
  return status === 409 ? 'other-time' : 'read';
}
