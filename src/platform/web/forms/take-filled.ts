import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Takes over what a password manager filled in without an event, which react-hook-form doesn't see. To be called before a
 * form is submitted, with the names of the fields that such programs fill in.
 */
export function takeFilled<T extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<T>, 'getValues' | 'setValue'>,
  sent: HTMLFormElement,
  names: readonly Path<T>[],
): void {
  for (const name of names) {
    const typed = new FormData(sent).get(name);
    if (typeof typed === 'string' && typed !== (getValues(name) ?? '')) setValue(name, typed as PathValue<T, Path<T>>);
  }
}
