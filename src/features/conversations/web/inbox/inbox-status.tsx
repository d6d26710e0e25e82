import { Trans } from '@lingui/react/macro';
import type { InboxEntry } from '#features/conversations/rules/inbox-contract.ts';

/** The status of a conversation, in words. */
export function InboxStatus({ status }: Pick<InboxEntry, 'status'>) {
  if (status === 'open') {
    return (
      <span className="badge badge-amber">
        <Trans>Open</Trans>
      </span>
    );
  }
  if (status === 'waiting') {
    return (
      <span className="badge badge-green">
        <Trans>Answered</Trans>
      </span>
    );
  }
  return (
    <span className="badge">
      <Trans>Closed</Trans>
    </span>
  );
}
