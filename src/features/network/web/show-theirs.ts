import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { takeIn } from '#platform/common/changed-meanwhile.ts';

/** Takes in another user's changes where nothing was typed. Returns the fields that both changed. */
export function showTheirs<Values extends FieldValues>(form: UseFormReturn<Values>, was: Values, now: Values) {
  const { values, both } = takeIn({ ...was }, { ...form.getValues() }, { ...now });
  // Not reset(): it would end the submit under way, and its errors would have no summary.
  for (const name of Object.keys(now) as Path<Values>[]) {
    form.resetField(name, { defaultValue: now[name] as PathValue<Values, Path<Values>> });
    form.setValue(name, values[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
  return both as readonly (keyof Values & Path<Values>)[];
}

/** Returns a value in a few words. */
export function wordsOf(value: string | boolean | readonly string[] | undefined): string {
  const words = Array.isArray(value) ? value.join(', ') : String(value);
  return words.length > 100 ? `${words.slice(0, 100)}…` : words || '–';
}
