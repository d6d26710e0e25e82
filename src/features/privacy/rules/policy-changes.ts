import { addDays } from '#platform/common/lagos-time.ts';

/** A change of the privacy policy. */
export interface PolicyChange {
  /** From when the page has the text, `yyyy-MM-dd` in Lagos. */
  readonly changedOn: string;
  /** Of a change that matters to people: what changes for them, and the day from which it holds. */
  readonly notice?: PolicyNotice;
}

/** What people read of a change before it holds. */
export interface PolicyNotice {
  /** `yyyy-MM-dd` in Lagos, at least `NOTICE_DAYS` after the text changed. */
  readonly holdsFrom: string;
  /** Sentences in plain words, without the day. */
  readonly points: readonly string[];
}

/** How long before a change holds people are notified, and how long after it the screens still say so, days. */
export const NOTICE_DAYS = 30;

/** All changes since the specified date, newest first. A change that asks for more than before needs a notice. */
export const POLICY_CHANGES: readonly [PolicyChange, ...PolicyChange[]] = [
  { changedOn: '2026-11-28' },
  { changedOn: '2026-11-27' },
];

/** Returns the change that people have to be notified of on a day (`yyyy-MM-dd` in Lagos) before it holds, if any. */
export function comingChange(
  today: string,
  changes: readonly PolicyChange[] = POLICY_CHANGES,
): Required<PolicyChange> | undefined {
  return withNotice(changes).find(({ changedOn, notice }) => changedOn <= today && today < notice.holdsFrom);
}

/** Returns the change that screens show on a day (`yyyy-MM-dd` in Lagos): a coming one, or one that holds since a short time. */
export function shownChange(
  today: string,
  changes: readonly PolicyChange[] = POLICY_CHANGES,
): Required<PolicyChange> | undefined {
  return withNotice(changes).find(
    ({ changedOn, notice }) => changedOn <= today && today < addDays(notice.holdsFrom, NOTICE_DAYS),
  );
}

function withNotice(changes: readonly PolicyChange[]): Required<PolicyChange>[] {
  return changes.flatMap(({ changedOn, notice }) => (notice === undefined ? [] : [{ changedOn, notice }]));
}
