import { type ReactNode, useId } from 'react';

/** A section of the application form. */
export function FormSection({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid gap-4 sm:p-6">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
