import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Capability } from '#features/directory/rules/member-roles.ts';
import { ROLE_REQUIRED } from '#features/directory/rules/refusals.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** Says which roles have what the user's role lacks, or `children` instead. */
export function RoleNote({ lacks, children }: { readonly lacks: Capability; readonly children?: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <p className="notice flex items-start gap-3">
      <Lock aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      {children ?? translateText(i18n, ROLE_REQUIRED[lacks].message)}
    </p>
  );
}
