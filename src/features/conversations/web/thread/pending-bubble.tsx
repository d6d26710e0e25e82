import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import type { Pending } from '#features/conversations/rules/thread.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { OWN_BUBBLE, WRITTEN } from './message-bubble.tsx';

/** An unsent message: waiting, held for its writer's decision, or refused. */
export function PendingBubble({
  pending: { text, state, reason },
  onGiveUp,
}: {
  readonly pending: Pending;
  readonly onGiveUp: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <li className={`${OWN_BUBBLE} border-dashed`}>
      <p className={WRITTEN} dir="auto">
        {text}
      </p>
      {state !== 'refused' && (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
          <Clock aria-hidden size={16} strokeWidth={1.75} />
          <Trans>Not sent yet</Trans>
        </p>
      )}
      {state === 'refused' && (
        <div role="alert" className="mt-2 grid justify-items-start gap-2">
          <p className="text-red">
            <Trans>Not sent.</Trans> {translateText(i18n, reason ?? '')}
          </p>
          <button type="button" className="button button-ghost" onClick={onGiveUp}>
            <Trans>Remove</Trans>
          </button>
        </div>
      )}
    </li>
  );
}
