import { Trans, useLingui } from '@lingui/react/macro';
import type { SentMessage } from '#features/auth/rules/account-contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { messagesOf } from './security-queries.ts';

/** The latest messages sent to a user. */
export function MessageList({ userId }: { readonly userId: number }) {
  const { data, isError, refetch } = usePathQuery(messagesOf(userId));
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load what was sent to you.</Trans>
      </LoadError>
    );
  }
  if (data === undefined) return <Spinner />;
  if (data.items.length === 0) {
    return (
      <p className="text-soft">
        <Trans>Nothing yet.</Trans>
      </p>
    );
  }
  const shown = data.items.length;
  const all = data.total;
  return (
    <>
      <ul className="grid gap-3">
        {data.items.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ul>
      {all > shown && (
        <p className="text-sm text-soft">
          <Trans>
            The latest {shown} of {all}.
          </Trans>
        </p>
      )}
    </>
  );
}

function MessageItem({ message }: { readonly message: SentMessage }) {
  const { i18n } = useLingui();
  const at = shortMoment(i18n, message.sentAt ?? message.createdAt);
  const to = message.recipient;
  return (
    <li className="border-b border-line pb-3 last:border-b-0 last:pb-0">
      <p className="font-semibold wrap-anywhere">{translateText(i18n, message.subject)}</p>
      <p className="text-sm text-soft wrap-anywhere">
        {message.status === 'sent' && (
          <Trans>
            Sent {at} to {to}
          </Trans>
        )}
        {message.status === 'queued' && (
          <Trans>
            On its way to {to} since {at}
          </Trans>
        )}
        {message.status === 'failed' && (
          <Trans>
            Could not be sent to {to} ({at})
          </Trans>
        )}
        {message.isLeftOut && (
          <Trans>
            Not sent to {to}, because many messages went there and nobody has confirmed it ({at})
          </Trans>
        )}
        {message.status === 'withdrawn' && !message.isLeftOut && (
          <Trans>
            Not sent to {to}, because it was out of date ({at})
          </Trans>
        )}
      </p>
    </li>
  );
}
