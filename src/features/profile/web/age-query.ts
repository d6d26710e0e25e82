import type { Age, getAge } from '#features/profile/contract.ts';
import { get, type PathQuery } from '#platform/web/calls/query-client.ts';

/** A user's date of birth and guardian. */
export function ageOf(userId: number): PathQuery<Age> {
  return get<typeof getAge>('/api/users/:id/age', { params: { id: userId } });
}
