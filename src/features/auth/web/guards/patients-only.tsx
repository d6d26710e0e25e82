import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '#platform/web/page-head.tsx';
import { useCurrentUser } from '../session/use-current-user.ts';
import { AccessDenied } from './access-denied.tsx';

/**
 * Denies administrators a screen for patients, as `patientAccess` does on the server. The children check whether the
 * visitor is signed in.
 */
export function PatientsOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  if (useCurrentUser()?.role !== 'admin') return children;
  return (
    <>
      <PageHead title={t`Access Denied`} noIndex />
      <AccessDenied />
    </>
  );
}
