type Values = Readonly<Record<string, unknown>>;

/**
 * Fields that another user changed since they were read: neither what they were nor what is wanted now. Values are
 * compared as JSON. Fields that the reader didn't send are ignored.
 */
export function changedMeanwhile(was: Values, wanted: Values, now: Values): readonly string[] {
  return Object.keys(was).filter((name) => !isSame(now[name], was[name]) && !isSame(now[name], wanted[name]));
}

/**
 * What a form filled in from `was` shows once another user has saved `now`: what was typed, and the saved value where
 * nothing was typed. `both` names the fields that both changed, to different values.
 */
export function takeIn<Form extends Values>(
  was: Form,
  typed: Form,
  now: Form,
): { readonly values: Form; readonly both: readonly string[] } {
  const isTyped = (name: string) => !isSame(typed[name], was[name]);
  const values = Object.entries(now).map(([name, theirs]) => [name, isTyped(name) ? typed[name] : theirs]);
  return { values: Object.fromEntries(values) as Form, both: changedMeanwhile(was, typed, now).filter(isTyped) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
