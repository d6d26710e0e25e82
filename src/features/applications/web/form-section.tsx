import { type ReactNode, useId } from 'react';

/** A part of the application with its heading. */
export function FormSection({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid gap-4 sm:p-6">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
