import { Trans } from '@lingui/react/macro';
import type { SupportContact } from '#features/support/contract.ts';

/** Marks fictional contact details. */
export function DemoContactNote() {
  return (
    <span className="badge badge-amber">
      <Trans>Demo: leads nowhere</Trans>
    </span>
  );
}

/** The e-mail address of support as a link; empty if there is none. */
export function SupportEmail({ contact }: { readonly contact: SupportContact | undefined }) {
  if (!contact?.email) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <a href={`mailto:${contact.email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
        {contact.email}
      </a>
      {contact.isDemo && <DemoContactNote />}
    </span>
  );
}
