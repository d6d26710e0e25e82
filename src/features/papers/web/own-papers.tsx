import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import type { Appointment } from '#features/appointments/contract.ts';
import type { Paper } from '#features/papers/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { PAPER_NAMES } from './paper-names.ts';
import { papersOf } from './paper-queries.ts';

/** The papers on the card of a visit, each a link to the page that can be printed and saved. */
export function OwnPapers({ appointment, userId }: { readonly appointment: Appointment; readonly userId: number }) {
  const { data: papers } = usePathQuery(papersOf(userId));
  const here = papers?.filter(({ appointmentId }) => appointmentId === appointment.id) ?? [];
  if (here.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h4 className="font-semibold">
        <Trans>Papers</Trans>
      </h4>
      <PaperLinks papers={here} />
    </section>
  );
}

/** Papers of payments that belong to no visit. */
export function OtherPapers({ userId }: { readonly userId: number }) {
  const { data: papers } = usePathQuery(papersOf(userId));
  const other = papers?.filter(({ appointmentId }) => appointmentId === null) ?? [];
  if (other.length === 0) return null;
  return (
    <section className="mt-8 grid gap-1">
      <h2>
        <Trans>Other papers</Trans>
      </h2>
      <PaperLinks papers={other} />
    </section>
  );
}

function PaperLinks({ papers }: { readonly papers: readonly Paper[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="no-print">
      {papers.map(({ id, kind, number, signedAt, state }) => {
        const name = i18n._(PAPER_NAMES[kind]);
        const day = pastDay(i18n, lagosDate(Date.parse(signedAt ?? '')));
        return (
          <li key={id}>
            <Link href={`/papers/${id}`} className="link inline-flex min-h-11 items-center gap-2">
              <FileText aria-hidden size={18} strokeWidth={1.75} className="flex-none" />
              <span>
                <Trans>
                  {name} no. {number}, {day}
                </Trans>
              </span>
              {state === 'void' && (
                <span className="badge badge-amber">
                  <Trans>Void</Trans>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
