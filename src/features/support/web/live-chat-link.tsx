import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** Links to the chat; without scripts, to the contact form. The script of plain pages uses it too. */
export function LiveChatLink({ children }: { readonly children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <Link href={hydrated ? '/live-chat' : '#contact-form'} className="button button-ghost" data-live-chat="">
      {children}
    </Link>
  );
}
