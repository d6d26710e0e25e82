import { type ReactNode, useContext, useState } from 'react';
import { newKey } from '../calls/new-key.ts';
import { PostedFormContext } from '../posted-form-context.ts';

/** Returns what came back of the form that is sent to `action`; null if it wasn't that one. */
export function usePosted<Refused = unknown>(action: string) {
  const posted = useContext(PostedFormContext);
  const { form, refused } = (posted?.data ?? {}) as { readonly form?: string; readonly refused?: Refused };
  return posted !== null && form === action ? { ...posted, refused } : null;
}

/**
 * Returns a function that gives the props of a field of that form: with what was typed and what is wrong, or the present value.
 * The problems at the top of the page link to its id.
 */
export function usePlainField(action: string) {
  const posted = usePosted(action);
  const prefix = posted === null ? `${action.replaceAll(/\W+/g, '-').slice(1)}-` : 'plain-';
  return (name: string, present = '') => ({
    id: prefix + name,
    name,
    defaultValue: posted?.values[name] ?? present,
    error: posted?.fields[name],
  });
}

/** A form that works without scripts. The server takes it at `action`; its key makes a form that is sent twice one act. */
export function PlainForm({
  action,
  query = '',
  hasFile = false,
  label,
  children,
}: {
  readonly action: string;
  /** What stands behind the address, with its question mark. */
  readonly query?: string;
  readonly hasFile?: boolean;
  /** The name of the form, where a page has several alike. */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const posted = usePosted(action);
  const [key] = useState(() => posted?.values['key'] || newKey());
  return (
    <form
      noValidate
      method="post"
      action={`${action}${query}#problems`}
      aria-label={label}
      className="grid gap-4"
      {...(hasFile && { encType: 'multipart/form-data' })}
    >
      <input type="hidden" name="key" value={key} autoComplete="off" />
      {children}
    </form>
  );
}
