import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  HEALTH_LINK,
  HELP_LINKS,
  HOME_LINK,
  INSURANCE_LINK,
  OWN_LINKS,
  type SiteLink,
} from '#platform/common/site-links.ts';
import { LinkItems } from './link-items.tsx';
import { PopupMenu } from './popup-menu.tsx';

export const NAV_LINK =
  'inline-flex min-h-11 items-center gap-1 font-semibold whitespace-nowrap text-soft hover:text-ink aria-[current]:text-ink';

/** What the header offers everybody but administrators. @see provider and admin area specification, section 2: header */
export function PatientMenus({ signedIn }: { readonly signedIn: boolean }) {
  return (
    <>
      <Menu title={<Trans>Find Care</Trans>} links={[HOME_LINK, INSURANCE_LINK]} />
      <Menu title={<Trans>Resources</Trans>} links={[HEALTH_LINK, ...HELP_LINKS]} />
      {signedIn && <LinkItems links={OWN_LINKS} className={NAV_LINK} />}
    </>
  );
}

function Menu({ title, links }: { readonly title: ReactNode; readonly links: readonly SiteLink[] }) {
  return (
    <li>
      <PopupMenu
        className="relative"
        buttonClass={NAV_LINK}
        button={
          <>
            {title}
            <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
          </>
        }
      >
        <ul className="card absolute top-full -start-4 mt-1 w-64 p-2">
          <LinkItems links={links} className="menu-entry" />
        </ul>
      </PopupMenu>
    </li>
  );
}
