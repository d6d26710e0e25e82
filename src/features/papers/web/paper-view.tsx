import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { PrintedPaper } from '#features/papers/contract.ts';
import { savedPage } from '#features/papers/rules/saved-page.ts';
import { ApiError } from '#platform/web/calls/call.ts';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { PAPER_NAMES } from './paper-names.ts';
import { PaperSheet } from './paper-sheet.tsx';

/** A paper on the screen, to read, to print, and to save as a file that opens without a network. `back` leads to where it belongs. */
export function PaperView({ query, back }: { readonly query: PathQuery<PrintedPaper>; readonly back: ReactNode }) {
  const { data: paper, isError, error, refetch } = usePathQuery(query);
  if (paper === undefined && isError) {
    const isGone =
      (error as Partial<ApiError> | null)?.status !== undefined &&
      [400, 403, 404].includes((error as unknown as ApiError).status);
    return isGone ? (
      <div className="grid justify-items-start gap-3">
        <p>
          <Trans>There is no such paper here.</Trans>
        </p>
        {back}
      </div>
    ) : (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load the paper.</Trans>
      </LoadError>
    );
  }
  return paper === undefined ? <Spinner /> : <LoadedPaper paper={paper} back={back} />;
}

/** A paper with its buttons. */
export function LoadedPaper({ paper, back }: { readonly paper: PrintedPaper; readonly back: ReactNode }) {
  const { i18n } = useLingui();
  const sheet = useRef<HTMLElement>(null);
  const save = () => {
    if (sheet.current === null) return;
    const title = `${i18n._(PAPER_NAMES[paper.kind])} ${paper.number ?? ''}`.trim();
    const page = new Blob([savedPage(title, sheet.current.outerHTML)], { type: 'text/html;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(page);
    link.download = `${title.replaceAll(' ', '-').toLowerCase()}.html`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap items-center gap-3">
        <button type="button" className="button" onClick={() => window.print()}>
          <Printer aria-hidden size={18} strokeWidth={1.75} />
          <Trans>Print</Trans>
        </button>
        {paper.state !== 'draft' && (
          <button type="button" className="button button-ghost" onClick={save}>
            <Download aria-hidden size={18} strokeWidth={1.75} />
            <Trans>Save as a file</Trans>
          </button>
        )}
        {back}
      </div>
      <PaperSheet paper={paper} ref={sheet} />
    </>
  );
}
