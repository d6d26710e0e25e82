import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

/** A link to a screen that knows whether it is the one on screen. */
export function NavLink({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const [path] = useLocation();
  return (
    <Link href={href} className={className} {...(path === href && { 'aria-current': 'page' })}>
      {children}
    </Link>
  );
}
