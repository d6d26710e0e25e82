import { Trans } from '@lingui/react/macro';
import { Download, ExternalLink } from 'lucide-react';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { urlOf } from '#platform/web/calls/call.ts';

const LINK = 'link inline-flex min-h-11 items-center gap-2 wrap-anywhere';

/** Link to the résumé: the uploaded file, or the external address that the applicant gave. */
export function ResumeLink({
  application: { id, resumeName, resumeUrl },
}: {
  readonly application: ProviderApplication;
}) {
  if (resumeName !== null) {
    return (
      <a href={urlOf('/api/admin/provider-applications/:id/resume', { id })} download className={LINK}>
        <Download aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        {resumeName}
      </a>
    );
  }
  if (resumeUrl === null) return <Trans>None</Trans>;
  return (
    <a href={resumeUrl} target="_blank" rel="noopener noreferrer nofollow" className={LINK}>
      <ExternalLink aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
      {resumeUrl}
    </a>
  );
}
