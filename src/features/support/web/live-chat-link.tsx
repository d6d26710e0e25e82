import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** Leads to the chat; until scripts run, and where none do, to the contact form. The script of plain pages finds it too. */
export function LiveChatLink({ children }: { readonly children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <Link href={hydrated ? '/live-chat' : '#contact-form'} className="button button-ghost" data-live-chat="">
      {children}
    </Link>
  );
}
