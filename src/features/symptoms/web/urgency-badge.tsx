import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Leaf, Stethoscope } from 'lucide-react';
import type { Urgency } from '../rules/diary-choices.ts';

const LOOKS = {
  high: { Icon: CircleAlert, className: 'badge badge-red' },
  medium: { Icon: Stethoscope, className: 'badge badge-amber' },
  low: { Icon: Leaf, className: 'badge badge-green' },
} as const;

/** The urgency as a word with an icon; never by colour alone. */
export function UrgencyBadge({ urgency }: { readonly urgency: Urgency }) {
  const { t } = useLingui();
  const { Icon, className } = LOOKS[urgency];
  const words: Record<Urgency, string> = { high: t`High urgency`, medium: t`Medium urgency`, low: t`Low urgency` };
  return (
    <span className={className}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      {words[urgency]}
    </span>
  );
}
