import type { Resource } from '#features/schedules/rules/service-choice.ts';

/** What a resource is, as far as it can take over ordinary appointments. */
type Kind = Pick<Resource, 'kind' | 'title'>;

/** True if one resource may take over ordinary appointments of another: of the same kind, with the same title or none. */
export function isLike(one: Kind, other: Kind): boolean {
  return one.kind === other.kind && folded(one.title) === folded(other.title);
}

const folded = (title: string | null) => (title ?? '').trim().toLowerCase();
