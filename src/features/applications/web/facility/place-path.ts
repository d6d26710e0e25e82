import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { ApplicationValues } from '../application-values.ts';

/** Where the form holds the fields of a place: at the top those of the main place, below its number those of a further one. */
export type PlacePath = '' | `furtherPlaces.${number}.`;

/** Returns a function that returns the untranslated error of a field; undefined for none. */
export function errorsOf({
  getFieldState,
  formState,
}: Pick<UseFormReturn<ApplicationValues>, 'getFieldState' | 'formState'>) {
  return (name: FieldPath<ApplicationValues>): string | undefined => getFieldState(name, formState).error?.message;
}
