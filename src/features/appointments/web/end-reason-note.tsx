import { Trans, useLingui } from '@lingui/react/macro';
import { translateText } from '#platform/web/translate-text.ts';

/** Why the practice cancelled or moved a visit, in its words; nothing if it gave no reason. */
export function EndReasonNote({ endReason }: { readonly endReason: string | undefined }) {
  const { i18n } = useLingui();
  if (endReason === undefined) return null;
  const reason = translateText(i18n, endReason);
  return (
    <p className="text-[0.9375rem] whitespace-pre-line wrap-anywhere">
      <Trans>The practice says: {reason}</Trans>
    </p>
  );
}
