import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Problem } from '#features/booking/rules/begin-booking.ts';
import { numberToDial } from '#features/directory/rules/care-card-phone.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** Says what stands in the way, aloud and in sight. */
export function ProblemNote({ problem }: { readonly problem: Problem | null }) {
  const { i18n } = useLingui();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) note.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (problem === null) return null;
  const number = numberToDial(problem.phone ?? null);
  return (
    <div ref={note} role="alert" className="notice notice-red flex scroll-m-4 items-start gap-2 font-semibold">
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <div className="grid justify-items-start gap-1">
        <p>{translateText(i18n, problem.message)}</p>
        {number !== undefined && (
          <a className="link inline-flex min-h-11 items-center" href={`tel:${number}`}>
            <Trans>Call {number}</Trans>
          </a>
        )}
      </div>
    </div>
  );
}
