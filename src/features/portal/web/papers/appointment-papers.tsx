import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Paper, AppointmentPapers as Papers } from '#features/papers/contract.ts';
import type { WrittenKind } from '#features/papers/rules/paper-kinds.ts';
import { PAPER_NAMES } from '#features/papers/web/paper-names.ts';
import { appointmentPapersOf } from '#features/papers/web/paper-queries.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { paperHref } from '../portal-address.ts';
import { DiscardDialog, SignDialog, VoidDialog } from './paper-acts.tsx';
import { PaperDialog, type Writing } from './paper-dialog.tsx';

const TITLE = 'papers-title';
const ACTS = { sign: SignDialog, void: VoidDialog, discard: DiscardDialog } as const;

type Asked = { readonly act: keyof typeof ACTS; readonly paper: Paper } | { readonly writing: Writing };

/** The papers of a visit: what is written, signed and void, and the ways to write another one. */
export function AppointmentPapers({ appointmentId, here }: { readonly appointmentId: number; readonly here: string }) {
  const { i18n, t } = useLingui();
  const { data, isError, refetch } = usePathQuery(appointmentPapersOf(appointmentId));
  const [open, setOpen] = useState<Asked | null>(null);
  const close = () => setOpen(null);
  const { begin, askAndClose } = useDialogEntry(open !== null, close);
  const show = (wanted: Asked) => {
    begin();
    setOpen(wanted);
  };
  const Act = open !== null && 'act' in open ? ACTS[open.act] : undefined;
  return (
    <section aria-labelledby={TITLE} className="card grid gap-3">
      <h2 id={TITLE} tabIndex={-1}>
        <Trans>Papers of this visit</Trans>
      </h2>
      {data === undefined && isError && (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load the papers.</Trans>
        </LoadError>
      )}
      {data === undefined && !isError && <Spinner />}
      {data?.papers.length === 0 && (
        <p className="text-soft">
          <Trans>None yet.</Trans>
        </p>
      )}
      {data !== undefined && data.papers.length > 0 && (
        <ul className="grid gap-3" aria-label={t`Papers of this visit`}>
          {data.papers.map((paper) => (
            <PaperRow key={paper.id} paper={paper} papers={data} here={here} onAsk={show} />
          ))}
        </ul>
      )}
      {data !== undefined && data.writable.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {data.writable.map((kind) => (
            <button key={kind} type="button" className="chip" onClick={() => show({ writing: { kind } })}>
              <Plus aria-hidden size={18} strokeWidth={1.75} />
              {i18n._(PAPER_NAMES[kind])}
            </button>
          ))}
        </p>
      )}
      {open !== null && 'writing' in open && (
        <PaperDialog
          appointmentId={appointmentId}
          writing={open.writing}
          lacksLicence={data?.lacksLicence.includes(open.writing.kind) ?? false}
          onClose={askAndClose}
          onSaved={close}
        />
      )}
      {Act !== undefined && open !== null && 'act' in open && <Act paper={open.paper} onClose={close} />}
    </section>
  );
}

function PaperRow({
  paper,
  papers: { writable, lacksLicence, papers },
  here,
  onAsk,
}: {
  readonly paper: Paper;
  readonly papers: Papers;
  readonly here: string;
  readonly onAsk: (wanted: Asked) => void;
}) {
  const { i18n } = useLingui();
  const { id, kind, state, signedAt, number, authorLine, voided } = paper;
  const name = i18n._(PAPER_NAMES[kind]);
  const day = signedAt === null ? null : pastDay(i18n, lagosDate(Date.parse(signedAt)));
  const why = voided?.reason;
  const written = kind === 'receipt' ? undefined : (kind satisfies WrittenKind);
  const mayWrite = written !== undefined && writable.includes(written);
  const isReplaced = papers.some(({ replaces }) => replaces === id);
  const more = <span className="sr-only"> {number === null ? name : `${name} ${number}`}</span>;
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <Link href={paperHref(here, id)} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
          <FileText aria-hidden size={18} strokeWidth={1.75} />
          {day === null ? (
            name
          ) : (
            <Trans>
              {name} no. {number}, {day}
            </Trans>
          )}
        </Link>
        {state === 'draft' && (
          <span className="badge badge-amber">
            <Trans>Draft</Trans>
          </span>
        )}
        {state === 'void' && (
          <span className="badge badge-amber">
            <Trans>Void</Trans>
          </span>
        )}
      </p>
      {authorLine !== null && <p className="text-[0.9375rem] wrap-anywhere text-soft">{authorLine}</p>}
      {why !== undefined && (
        <p className="text-[0.9375rem] wrap-anywhere">
          <Trans>Void: {why}</Trans>
        </p>
      )}
      {mayWrite && (
        <p className="flex flex-wrap gap-2">
          {state === 'draft' && (
            <>
              <button
                type="button"
                className="chip"
                onClick={() => onAsk({ writing: { kind: written, draft: paper } })}
              >
                <Trans>Change</Trans>
                {more}
              </button>
              {!lacksLicence.includes(written) && (
                <button type="button" className="chip" onClick={() => onAsk({ act: 'sign', paper })}>
                  <Trans>Sign</Trans>
                  {more}
                </button>
              )}
              <button type="button" className="chip" onClick={() => onAsk({ act: 'discard', paper })}>
                <Trans>Throw away</Trans>
                {more}
              </button>
            </>
          )}
          {state === 'signed' && (
            <button type="button" className="chip" onClick={() => onAsk({ act: 'void', paper })}>
              <Trans>Void</Trans>
              {more}
            </button>
          )}
          {state === 'void' && !isReplaced && (
            <button
              type="button"
              className="chip"
              onClick={() => onAsk({ writing: { kind: written, replaced: paper } })}
            >
              <Trans>Write another one in its place</Trans>
              {more}
            </button>
          )}
        </p>
      )}
    </li>
  );
}
