import { text } from '#platform/common/text.ts';

/** A purpose that a user can consent to separately. */
export interface ConsentPurpose {
  readonly id: string;
  /** Raised if the text asks for something new; users who agreed to an earlier version have to agree again. */
  readonly version: string;
  readonly title: string;
  /** Shown before the user agrees. */
  readonly text: string;
  /** Why it can't be changed on the privacy screen, and what to do instead; null if it can. */
  readonly fixedBecause: string | null;
}

/**
 * All purposes that need consent. None is preset.
 * @see Nigeria Data Protection Act 2023, sections 30, 31 and 35; National Health Act 2014, section 26
 */
export const PURPOSES = [
  {
    id: 'account',
    version: '1',
    title: text('Your account'),
    text: text(
      'We keep your name, contact details and visits so that you can find, book and manage care. ' +
        'Our Terms of Service and Privacy Policy apply.',
    ),
    fixedBecause: text('An account cannot exist without this. To withdraw it, delete your account.'),
  },
  {
    id: 'guardian',
    version: '1',
    title: text('Consent of a parent or guardian'),
    text: text('A parent or guardian of a person under 18 agrees to this account and to what it is used for.'),
    fixedBecause: text(
      'It is given at registration or on the profile for a person under 18. ' +
        'To withdraw it, a parent or guardian deletes the account.',
    ),
  },
  {
    id: 'share_with_provider',
    version: '2',
    title: text('Sharing with the provider you book'),
    text: text(
      'The provider of a visit sees your name, phone number, e-mail address, age, the time of the visit ' +
        'and the symptoms that you described for it; ' +
        'of a visit for somebody else also their name, their age and how you are related.',
    ),
    fixedBecause: text('You agree to this with each visit when you confirm it. To withdraw it, cancel the visit.'),
  },
  {
    id: 'share_insurance',
    version: '1',
    title: text('Sharing an insurance plan with the provider you book'),
    text: text(
      'The provider of a visit sees the insurance plan that you choose for it: the insurer, the plan, ' +
        'the member and group numbers, the policy holder and how long it is valid.',
    ),
    fixedBecause: text(
      'You choose this with each visit, or not. To withdraw it, take it back under My Appointments before the ' +
        'visit begins.',
    ),
  },
  {
    id: 'share_health',
    version: '1',
    title: text('Sharing health facts with the provider you book'),
    text: text(
      'The provider of a visit sees the health facts that you choose to share for it: blood type, genotype, ' +
        'allergies, long-term illnesses, medicines, pregnancy, and whom to call in an emergency.',
    ),
    fixedBecause: text(
      'You choose this with each visit, or not. To withdraw it, take it back under My Appointments before the ' +
        'visit begins.',
    ),
  },
  {
    id: 'location',
    version: '1',
    title: text('Your location'),
    text: text(
      'When you ask for providers near you, your position is used to work out distances. ' +
        'It is not kept and not linked to your account.',
    ),
    fixedBecause: text('Your browser asks you first. To withdraw it, change the settings of your browser.'),
  },
  {
    id: 'telehealth',
    version: '1',
    title: text('A visit by video'),
    text: text(
      'You and your provider see and hear each other over the internet. Nothing is recorded. ' +
        'A video visit cannot replace every examination: your provider may ask you to come in person. ' +
        'In an emergency call 112.',
    ),
    fixedBecause: text('You agree to this before each video visit. To withdraw it, leave the visit or cancel it.'),
  },
  {
    id: 'symptom_tracking',
    version: '1',
    title: text('Symptom diary and health insights'),
    text: text(
      'We keep the symptoms that you record and work out advice and insights from them. ' +
        'This is information about your health. Only you see it.',
    ),
    fixedBecause: null,
  },
  {
    id: 'voice',
    version: '1',
    title: text('Speaking instead of typing'),
    text: text(
      'Your browser turns speech into text. ' +
        'It may send the recording to the maker of the browser, outside Nigeria. We receive the text only.',
    ),
    fixedBecause: text(
      'A recording starts when you tap the button, and your browser asks for the microphone. ' +
        'To withdraw it, change the settings of your browser.',
    ),
  },
  {
    id: 'reminders_sms',
    version: '2',
    title: text('Reminders by text message'),
    text: text(
      'Where this service can send text messages, we remind you of a visit by SMS a day before ' +
        'and tell you when a provider cancels one. The SMS goes to the phone number of your profile, ' +
        'names the provider and the time, and passes through telephone companies.',
    ),
    fixedBecause: null,
  },
  {
    id: 'news',
    version: '1',
    title: text('News'),
    text: text('When we have news about the service, we send it to you by e-mail. We send none today.'),
    fixedBecause: null,
  },
] as const satisfies readonly ConsentPurpose[];

export type PurposeId = (typeof PURPOSES)[number]['id'];

/** The ids of all purposes, in the order of the list. */
export const PURPOSE_IDS = PURPOSES.map(({ id }) => id) as [PurposeId, ...PurposeId[]];

/** Returns a purpose by id. */
export function purposeOf(id: PurposeId): ConsentPurpose {
  const found = PURPOSES.find((purpose) => purpose.id === id);
  if (found === undefined) throw new Error(`There is no purpose ${id}.`);
  return found;
}

/** A recorded decision: consent given or withdrawn. */
export interface RecordedConsent {
  readonly purpose: string;
  readonly version: string;
  readonly granted: boolean;
}

/** True if the latest decision on a purpose grants consent to the present version of its text. */
export function isGranted(id: PurposeId, latest: RecordedConsent | undefined): boolean {
  return latest !== undefined && latest.granted && latest.version === purposeOf(id).version;
}
