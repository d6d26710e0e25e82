import { Trans } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

/** One step of the checklist: what it is, whether it is done, and how to do it. */
export function ChecklistStep({
  title,
  isDone,
  headingRef,
  children,
}: {
  readonly title: ReactNode;
  readonly isDone: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="card grid gap-4 sm:p-6">
      <div className="flex items-start gap-3">
        <Icon
          aria-hidden
          size={24}
          strokeWidth={1.75}
          className={`mt-0.5 flex-none ${isDone ? 'text-green' : 'text-soft'}`}
        />
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 ref={headingRef} tabIndex={-1} className="text-lg font-bold">
            {title}
          </h3>
          <span className={`badge ${isDone ? 'badge-green' : 'badge-amber'}`}>
            {isDone ? <Trans>Done</Trans> : <Trans>To do</Trans>}
          </span>
        </div>
      </div>
      {children}
    </li>
  );
}
