type Values = Readonly<Record<string, unknown>>;

/**
 * What somebody else changed since it was read: it is neither what it `was` nor what is wanted now. Values are compared
 * as JSON. What the reader told nothing of is not looked at.
 */
export function changedMeanwhile(was: Values, wanted: Values, now: Values): readonly string[] {
  return Object.keys(was).filter((name) => !isSame(now[name], was[name]) && !isSame(now[name], wanted[name]));
}

/**
 * What a form shows that was filled in from `was` once somebody else has saved `now`: what was typed, and theirs where
 * nothing was. `both` names what was changed here and there, and not to the same.
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
