import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a form with its outcome. Takes the focus, so that screen readers announce it. */
export function OutcomeNotice({
  icon: Icon,
  tone,
  title,
  children,
}: {
  readonly icon: LucideIcon;
  readonly tone: 'green' | 'amber';
  readonly title: ReactNode;
  /** Explanation and next steps. */
  readonly children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-4">
      <div className={`notice flex w-full gap-3 ${tone === 'green' ? 'notice-green' : 'notice-amber'}`}>
        <Icon aria-hidden size={24} strokeWidth={1.75} className="flex-none" />
        <p className="font-bold">{title}</p>
      </div>
      {children}
    </div>
  );
}
