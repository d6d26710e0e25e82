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
import { useMay } from '../practice-member.ts';
import { DiscardDialog, SignDialog, VoidDialog } from './paper-acts.tsx';
import { PaperDialog, type Writing } from './paper-dialog.tsx';

const TITLE = 'papers-title';
const ACTS = { sign: SignDialog, void: VoidDialog, discard: DiscardDialog } as const;

type OpenDialog = { readonly act: keyof typeof ACTS; readonly paper: Paper } | { readonly writing: Writing };

/** The papers of a visit: what is written, signed and void, and what can be written. */
export function AppointmentPapers({ appointmentId, here }: { readonly appointmentId: number; readonly here: string }) {
  const { i18n } = useLingui();
  const { data: all, isError, refetch } = usePathQuery(appointmentPapersOf(appointmentId));
  // Receipts stand with their payments.
  const data = all && { ...all, papers: all.papers.filter(({ kind }) => kind !== 'receipt') };
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const { begin, askAndClose } = useDialogEntry(open !== null, close);
  const show = (wanted: OpenDialog) => {
    begin();
    setOpen(wanted);
  };
  return (
    <section aria-labelledby={TITLE} className="card grid gap-3">
      <h2 id={TITLE} tabIndex={-1}>
        <Trans>Papers of this visit</Trans>
      </h2>
      {data === undefined ? (
        <NotThere isError={isError} onRetry={refetch} />
      ) : (
        <PaperRows papers={data} here={here} onAsk={show} />
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
      {open !== null && (
        <Opened
          appointmentId={appointmentId}
          open={open}
          lacksLicence={data?.lacksLicence ?? []}
          onClose={askAndClose}
          onDone={close}
        />
      )}
    </section>
  );
}

function NotThere({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => unknown }) {
  if (!isError) return <Spinner />;
  return (
    <LoadError onRetry={onRetry}>
      <Trans>We couldn't load the papers.</Trans>
    </LoadError>
  );
}

/** The dialog that is open. */
function Opened({
  appointmentId,
  open,
  lacksLicence,
  onClose,
  onDone,
}: {
  readonly appointmentId: number;
  readonly open: OpenDialog;
  readonly lacksLicence: readonly WrittenKind[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  if ('act' in open) {
    const Act = ACTS[open.act];
    return <Act paper={open.paper} onClose={onDone} />;
  }
  return (
    <PaperDialog
      appointmentId={appointmentId}
      writing={open.writing}
      lacksLicence={lacksLicence.includes(open.writing.kind)}
      onClose={onClose}
      onSaved={onDone}
    />
  );
}

interface Rows {
  readonly papers: Papers;
  readonly here: string;
  readonly onAsk: (wanted: OpenDialog) => void;
}

function PaperRows({ papers, here, onAsk }: Rows) {
  const { t } = useLingui();
  if (papers.papers.length === 0) {
    return (
      <p className="text-soft">
        <Trans>None yet.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-3" aria-label={t`Papers of this visit`}>
      {papers.papers.map((paper) => (
        <PaperRow key={paper.id} paper={paper} papers={papers} here={here} onAsk={onAsk} />
      ))}
    </ul>
  );
}

function PaperRow({ paper, papers, here, onAsk }: Rows & { readonly paper: Paper }) {
  const { i18n } = useLingui();
  const { id, kind, state, signedAt, number, authorLine, voided } = paper;
  const name = i18n._(PAPER_NAMES[kind]);
  const day = signedAt === null ? null : pastDay(i18n, lagosDate(Date.parse(signedAt)));
  const [why, voider] = [voided?.reason, voided?.by ?? null];
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
          {voider !== null && <span className="text-soft"> ({voider})</span>}
        </p>
      )}
      <PaperButtons paper={paper} papers={papers} onAsk={onAsk} />
    </li>
  );
}

/** What the member can do with a paper now. A receipt is changed with its payment. */
function PaperButtons({
  paper,
  papers: { writable, lacksLicence, papers },
  onAsk,
}: Omit<Rows, 'here'> & { readonly paper: Paper }) {
  const { i18n } = useLingui();
  const { id, kind, state, number } = paper;
  // What was signed can always be voided, also if its patient didn't come after all.
  const mayVoid = useMay('papers');
  if (kind === 'receipt') return null;
  const isWritable = writable.includes(kind);
  const name = i18n._(PAPER_NAMES[kind]);
  const more = <span className="sr-only"> {number === null ? name : `${name} ${number}`}</span>;
  const chip = (wanted: OpenDialog) => ({ type: 'button' as const, className: 'chip', onClick: () => onAsk(wanted) });
  const isReplaced = papers.some(({ replaces }) => replaces === id);
  return (
    <p className="flex flex-wrap gap-2 empty:hidden">
      {state === 'draft' && isWritable && (
        <>
          <button {...chip({ writing: { kind, draft: paper } })}>
            <Trans>Change</Trans>
            {more}
          </button>
          {!lacksLicence.includes(kind) && (
            <button {...chip({ act: 'sign', paper })}>
              <Trans>Sign</Trans>
              {more}
            </button>
          )}
          <button {...chip({ act: 'discard', paper })}>
            <Trans>Throw away</Trans>
            {more}
          </button>
        </>
      )}
      {state === 'signed' && mayVoid && (
        <button {...chip({ act: 'void', paper })}>
          <Trans>Void</Trans>
          {more}
        </button>
      )}
      {state === 'void' && !isReplaced && isWritable && (
        <button {...chip({ writing: { kind, replaced: paper } })}>
          <Trans>Write another one in its place</Trans>
          {more}
        </button>
      )}
    </p>
  );
}
