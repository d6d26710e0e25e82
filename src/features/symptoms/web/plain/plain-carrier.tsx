import { type ReactNode, useContext } from 'react';
import { CARRIED, type CarriedEntry } from '#features/symptoms/rules/plain/plain-entry.ts';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';

/** What was typed in the forms before this page. */
export function useCarriedEntry(): CarriedEntry {
  return useContext(PostedFormContext)?.values ?? {};
}

/** A form that carries what was typed before, except the fields of its own and what `without` leaves behind. */
export function PlainCarrier({
  action,
  without = [],
  children,
}: {
  readonly action: string;
  readonly without?: readonly string[];
  readonly children: ReactNode;
}) {
  const carried = useCarriedEntry();
  return (
    <form noValidate method="post" action={`${action}#problems`} className="grid gap-4">
      {CARRIED.filter((name) => carried[name] !== undefined && !without.includes(name)).map((name) => (
        <input key={name} type="hidden" name={name} value={carried[name]} autoComplete="off" />
      ))}
      {children}
    </form>
  );
}
