import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { WhereToGo } from '#features/search/web/emergency/where-to-go.tsx';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** Warns of danger signs in a message, offers the emergency number, and lets its writer decide. */
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
  const notice = useRef<HTMLDivElement>(null);
  // On a small screen it would be below the edge.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="grid gap-3">
      <div ref={notice} role="alert" className="notice notice-red grid justify-items-start gap-3">
        <p className="notice-head">{translateText(i18n, reason)}</p>
        <a className="button button-urgent" href={`tel:${EMERGENCY_NUMBER}`}>
          <Trans>Call {EMERGENCY_NUMBER}</Trans>
        </a>
        <ul className="list-disc ps-5">
          {dangerSigns.map((name) => (
            <li key={name}>{translateText(i18n, name)}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button button-ghost" onClick={onConfirm}>
            <Trans>Send anyway</Trans>
          </button>
          <button type="button" className="button button-ghost" onClick={onGiveUp}>
            <Trans>Don't send</Trans>
          </button>
        </div>
      </div>
      <WhereToGo />
    </div>
  );
}
