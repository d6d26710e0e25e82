import { text } from './text.ts';

/** A screen as menus name it. */
export interface SiteLink {
  readonly href: string;
  readonly label: string;
}

const link = (href: string, label: string): SiteLink => ({ href, label });

// Header, menus and footer lead to the same screens by the same names.
// @see provider and admin area specification, section 2: header, footer
export const HOME_LINK = link('/', text('Find a Provider'));
export const INSURANCE_LINK = link('/insurance-information', text('Insurance Information'));
export const HEALTH_LINK = link('/health-resources', text('Health Resources'));
export const PROFILE_LINK = link('/profile', text('Profile Settings'));
/** For a signed-in user who is no administrator. */
export const OWN_LINKS = [
  link('/appointments', text('My Appointments')),
  link('/symptom-tracker', text('Symptom Tracker')),
];
export const HELP_LINKS = [link('/faq', text('FAQs')), link('/contact-us', text('Contact Us'))];
export const SUPPORT_LINKS = [
  ...HELP_LINKS,
  link('/privacy-policy', text('Privacy Policy')),
  link('/terms-of-service', text('Terms of Service')),
];
/** For a signed-in provider. */
export const PORTAL_LINK = link('/provider-portal', text('Provider Portal'));

/** For a member of a practice who is in the portal. */
export const PATIENT_LINK = link('/', text('Patient view'));

/** What the footer offers providers; the portal opens for those who are signed in. @see PRODUCT, Providers */
export function providerLinks(isProvider: boolean): SiteLink[] {
  return [
    link('/join-network', text('Join Our Network')),
    isProvider ? PORTAL_LINK : link('/join-network', text('Provider Portal')),
    link('/health-resources', text('Resources')),
  ];
}
