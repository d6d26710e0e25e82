import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PrintedPaper, readLinkedPapers } from '#features/papers/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/calls/call.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { PAPER_NAMES } from './paper-names.ts';
import { LoadedPaper } from './paper-view.tsx';

/** The papers of a visit behind the link of its message, each to read, print and save. Nothing if there are none. */
export function LinkedPapers({
  token,
  onFound,
  onRead,
}: {
  readonly token: string;
  /** Called once there are papers. */
  readonly onFound: () => void;
  /** Called with true while a paper has the screen. */
  readonly onRead: (isReading: boolean) => void;
}) {
  const { i18n } = useLingui();
  const { data: papers } = useQuery<PrintedPaper[]>({
    queryKey: ['linked-papers', token],
    queryFn: () => call<typeof readLinkedPapers>('POST', '/api/manage-visit/papers', { body: { token } }),
    retry: false,
    gcTime: 0,
  });
  const [openId, setOpenId] = useState<number | null>(null);
  const show = (id: number | null) => {
    setOpenId(id);
    onRead(id !== null);
  };
  const open = papers?.find(({ id }) => id === openId);
  const { begin } = useDialogEntry(open !== undefined, () => show(null));
  const hasPapers = papers !== undefined && papers.length > 0;
  useEffect(() => {
    if (hasPapers) onFound();
  }, [hasPapers, onFound]);
  if (!hasPapers) return null;
  if (open !== undefined) {
    const back = (
      <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => show(null)}>
        <Trans>Back to the visit</Trans>
      </button>
    );
    return <LoadedPaper paper={open} back={back} />;
  }
  return (
    <section className="mt-6 grid gap-1">
      <h2>
        <Trans>Papers</Trans>
      </h2>
      <ul>
        {papers.map(({ id, kind, number, signedAt, state }) => {
          const name = i18n._(PAPER_NAMES[kind]);
          const day = pastDay(i18n, lagosDate(Date.parse(signedAt ?? '')));
          return (
            <li key={id}>
              <button
                type="button"
                className="link inline-flex min-h-11 items-center gap-2 text-start"
                onClick={() => {
                  begin();
                  show(id);
                }}
              >
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
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
