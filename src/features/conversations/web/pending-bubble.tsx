import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import type { Pending } from '#features/conversations/rules/thread.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { OWN_BUBBLE, WRITTEN } from './message-bubble.tsx';

/** A text that isn't sent yet: it waits, tells of danger, or isn't taken. */
export function PendingBubble({
  pending: { text, state, reason, dangerSigns = [] },
  onConfirm,
  onGiveUp,
}: {
  readonly pending: Pending;
  readonly onConfirm: () => void;
  readonly onGiveUp: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <li className={`${OWN_BUBBLE} border-dashed`}>
      <p className={WRITTEN} dir="auto">
        {text}
      </p>
      {state === 'waiting' && (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
          <Clock aria-hidden size={16} strokeWidth={1.75} />
          <Trans>Not sent yet</Trans>
        </p>
      )}
      {state === 'danger' && (
        <DangerNotice reason={reason ?? ''} dangerSigns={dangerSigns} onConfirm={onConfirm} onGiveUp={onGiveUp} />
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

/** Says that what was written sounds dangerous, what to do instead of writing, and lets its writer decide. */
export function DangerNotice({
  reason,
  dangerSigns,
  onConfirm,
  onGiveUp,
}: {
  readonly reason: string;
  readonly dangerSigns: readonly string[];
  readonly onConfirm: () => void;
  readonly onGiveUp: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="notice notice-red mt-2 grid justify-items-start gap-3">
      <p className="font-bold">{translateText(i18n, reason)}</p>
      <ul className="list-disc ps-5">
        {dangerSigns.map((name) => (
          <li key={name}>{translateText(i18n, name)}</li>
        ))}
      </ul>
      <a className="button button-urgent" href={`tel:${EMERGENCY_NUMBER}`}>
        <Trans>Call {EMERGENCY_NUMBER}</Trans>
      </a>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-ghost" onClick={onConfirm}>
          <Trans>Send anyway</Trans>
        </button>
        <button type="button" className="button button-ghost" onClick={onGiveUp}>
          <Trans>Don't send</Trans>
        </button>
      </div>
    </div>
  );
}
