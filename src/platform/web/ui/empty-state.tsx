import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Replaces an empty list: says why it is empty, and what to do next. */
export function EmptyState({
  icon: Icon,
  title,
  children,
}: {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** Advice and actions. */
  readonly children?: ReactNode;
}) {
  return (
    <div className="card grid justify-items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-green-tint text-green-strong">
        <Icon aria-hidden size={24} strokeWidth={1.75} />
      </span>
      <p className="text-lg font-bold">{title}</p>
      {children}
    </div>
  );
}
