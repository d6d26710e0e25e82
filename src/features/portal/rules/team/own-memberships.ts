import type { OwnMembership } from '#features/practice-news/rules/news-contract.ts';

/** True if the loaded places of the user are those of an event, with the same roles. */
export function isSameMemberships(loaded: readonly OwnMembership[], memberships: readonly OwnMembership[]): boolean {
  return loaded.length === memberships.length && changedPlaces(loaded, memberships).length === 0;
}

/** Returns the ids of places that were left, or where the user may read more or less than before. */
export function changedPlaces(before: readonly OwnMembership[], after: readonly OwnMembership[]): number[] {
  return before
    .filter((was) => {
      const now = after.find(({ id }) => id === was.id);
      return now === undefined || now.role !== was.role || now.deskReadsReasons !== was.deskReadsReasons;
    })
    .map(({ id }) => id);
}
