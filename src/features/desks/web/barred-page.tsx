import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { PasswordNote } from './password-note.tsx';

/** The pages of one's own account and care, which a session of a PIN can't use. */
const OWN_PAGES = /^\/(appointments|messages|my-appointments|profile|symptom-tracker|visit)\b/;

/** True for a page that a session of a PIN can't use. */
export function isOwnPage(path: string): boolean {
  return OWN_PAGES.test(path);
}

/** Stands for such a page: says that it needs the password, and leads back to the portal. */
export function BarredPage() {
  return (
    <main className="wrap grid justify-items-start gap-4 py-8">
      <h1 className="text-2xl">
        <Trans>This page needs your password</Trans>
      </h1>
      <PasswordNote />
      <Link href="/provider-portal" className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Back to the portal</Trans>
      </Link>
    </main>
  );
}
