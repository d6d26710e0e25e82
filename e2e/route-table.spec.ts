import { expect, type Page, test } from '@playwright/test';
import { documentAt } from './documents.ts';

const KINDS = {
  visitor: undefined,
  patient: 'amina.patient',
  provider: 'dr.okafor',
  administrator: 'admin.demo',
} as const;
type Kind = keyof typeof KINDS;

/** Texts that a screen must show; the first is its heading. */
type Texts = readonly [string, ...string[]];
const FIND_CARE: Texts = ["Let's find you care", 'Urgent Care', 'Routine Care'];
const SIGN_IN: Texts = ['Your account', 'Login', 'Register'];
const DENIED: Texts = ['Access Denied', "You don't have permission to access this page."];
const APPOINTMENTS: Texts = ['My Appointments', 'Upcoming', 'Past'];
const JOIN: Texts = ['Join Our Healthcare Provider Network', 'Basic Information', 'Practice Information'];
const DASHBOARD: Texts = [
  'Dashboard',
  'Applications',
  'Providers',
  'Urgent Care',
  'Attention Needed',
  'Action Required',
];

const allRoles = (texts: Texts) => ({ visitor: texts, patient: texts, provider: texts, administrator: texts });
/** A patient screen: visitors must sign in, administrators are denied. */
const patients = (texts: Texts) => ({ ...allRoles(texts), visitor: SIGN_IN, administrator: DENIED });
/** An administrator screen: visitors must sign in, other roles are sent home. */
const administrators = (texts: Texts) => ({ ...allRoles(FIND_CARE), visitor: SIGN_IN, administrator: texts });

/**
 * What each role sees at each path.
 * @see patient-area specification, section 2; provider and admin area specification, section 2: route table, route guards
 */
const ROUTES: Readonly<Record<string, Readonly<Record<Kind, Texts>>>> = {
  '/': { ...allRoles(FIND_CARE), administrator: DASHBOARD },
  '/provider/1': allRoles(['Dr. Folake Adesina-Cole', 'About', 'Reviews', 'Location']),
  '/my-appointments': patients(APPOINTMENTS),
  '/appointments': patients(APPOINTMENTS),
  '/profile': { ...allRoles(['Profile Settings']), visitor: SIGN_IN },
  '/symptom-tracker': patients(['Symptom Tracker', 'Symptoms History', 'Health Insights', 'Record Symptoms']),
  '/health-resources': allRoles(['Health Resources', 'Health Tips', 'Educational', 'Emergency', 'Facilities']),
  '/join-network': allRoles(JOIN),
  '/join-our-network': allRoles(JOIN),
  '/faq': allRoles([
    'Frequently Asked Questions',
    ...['All Categories', 'Appointments', 'Payments & Insurance', 'Telehealth', 'Healthcare Providers'],
    ...['General Questions', 'Still have questions?'],
  ]),
  '/contact-us': allRoles([
    'Contact Us',
    ...['Inquiry category', 'Send Message', '8am - 6pm', '9am - 1pm', 'Closed', 'Call 112', 'Start Live Chat'],
  ]),
  '/privacy-policy': allRoles(['Privacy Policy', 'Last updated: April 1, 2025', 'Back to Home']),
  '/terms-of-service': allRoles(['Terms of Service', 'Last updated: April 1, 2025', 'Back to Home']),
  '/where-to-go': allRoles(['Where to go in an emergency', 'Call 112', 'LGA or town', 'Show hospitals']),
  '/insurance-information': {
    ...patients(['Insurance Information', 'Add Insurance Plan']),
    visitor: [
      'Insurance Information',
      'Authentication Required',
      'You need to be logged in to view and manage your insurance information.',
    ],
  },
  '/admin': administrators(DASHBOARD),
  '/admin/providers': administrators(['Providers', 'Add Provider', 'Accepting New Patients']),
  '/admin/applications': administrators(['Applications']),
  '/admin/reports': administrators([
    'Reports & Analytics',
    ...['User Growth Report', 'Provider Performance', 'Appointment Analytics', 'Regional Health Metrics'],
  ]),
  '/nonsense': allRoles([
    '404 Page Not Found',
    'The page you are looking for does not exist. It might have been moved or deleted.',
    'Return to Homepage',
  ]),
};

/** Paths that no menu links to: aliases, one of many providers, and a missing page. */
const IN_NO_MENU = ['/provider/1', '/my-appointments', '/join-our-network', '/nonsense'];

async function signInAs(page: Page, kind: Kind): Promise<void> {
  const username = KINDS[kind];
  if (username === undefined) return;
  const answer = await page.request.post('/api/login', { data: { username, password: 'Alafia-demo-2026' } });
  expect(answer.status()).toBe(200);
}

test('the sign-in page shows that it failed, with any refusal in its address', async ({ request }) => {
  for (const code of ['constructor', '__proto__', 'none_such']) {
    const answer = await request.get(`/auth?refused=${code}`);
    expect([answer.status(), await answer.text()], code).toEqual([200, expect.stringContaining('Login failed.')]);
  }
});

for (const kind of Object.keys(KINDS) as Kind[]) {
  test(`the server shows a ${kind} the expected texts at every path, and links to every screen of that role`, async ({
    page,
  }) => {
    await signInAs(page, kind);
    const statuses = new Map<string, number>();
    for (const [path, { [kind]: texts }] of Object.entries(ROUTES)) {
      const { status, headings, text } = await documentAt(page, path);
      statuses.set(path, status);
      expect(headings, path).toEqual([texts[0]]);
      for (const each of texts) expect(text, path).toContain(each);
    }

    const { menu } = await documentAt(page, '/privacy-policy');
    const addresses = new Set(menu.filter((href) => href.startsWith('/')).map((href) => href.replace(/[?#].*/, '')));
    const screens = Object.entries(ROUTES).flatMap(([path, { [kind]: texts }]) => {
      const isSentElsewhere = texts === SIGN_IN || texts === DENIED || (texts === FIND_CARE && path !== '/');
      return isSentElsewhere || IN_NO_MENU.includes(path) ? [] : [path];
    });
    expect([...addresses]).toEqual(expect.arrayContaining(kind === 'visitor' ? [...screens, '/auth'] : screens));
    for (const path of addresses) {
      const status = statuses.get(path) ?? (await page.request.get(path)).status();
      // The footer is the same for every role, but administrators are denied the patient screens.
      expect(kind === 'administrator' ? [200, 403] : [200], path).toContain(status);
    }
  });
}
