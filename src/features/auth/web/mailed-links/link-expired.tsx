import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { OutcomeNotice } from './outcome-notice.tsx';

/** Notice that a mailed link is invalid, regardless of the reason; `children` leads to a new one. */
export function LinkExpired({ children }: { readonly children: ReactNode }) {
  return (
    <OutcomeNotice
      icon={Clock}
      tone="amber"
      title={<Trans>This link has expired or was used already. Please ask for a new one.</Trans>}
    >
      {children}
    </OutcomeNotice>
  );
}
