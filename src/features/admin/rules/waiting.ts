import type { Powers } from '#platform/common/permission.ts';
import { tabsOf } from './admin-tabs.ts';

/** What waits for administrators, and the tab that shows how much. */
const TAB_OF = {
  applications: '/admin/applications',
  conversations: '/admin/conversations',
  reviews: '/admin/reviews',
  tasks: '/admin/providers',
} as const;

export type Waiting = keyof typeof TAB_OF;

const ALL = Object.keys(TAB_OF) as readonly Waiting[];

/** Returns what a user may know to be waiting: what is behind a tab that the user may open. */
export function countedFor(user: Powers): readonly Waiting[] {
  const open = new Set(tabsOf(user).map(({ href }) => href));
  return ALL.filter((what) => open.has(TAB_OF[what]));
}

/** Returns how much waits behind a tab; 0 if that isn't known. */
export function waitingBehind(href: string, counts: Partial<Record<Waiting, number | undefined>>): number {
  const what = ALL.find((each) => TAB_OF[each] === href);
  return (what && counts[what]) ?? 0;
}
