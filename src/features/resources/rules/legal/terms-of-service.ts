import { text } from '#platform/common/text.ts';
import type { LegalSection } from './legal-section.ts';

/** The terms of service, in the order of the page. @see provider and admin area specification, sections 2 and 9 */
export const TERMS_OF_SERVICE: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: text('Agreement'),
    body: [
      text(
        'By using this service you agree to these terms. If you do not agree, please do not use it. How we ' +
          'handle your information is in the Privacy Policy.',
      ),
    ],
  },
  {
    id: 'service',
    title: text('What the service is'),
    body: [
      text(
        'The service helps you find healthcare providers in Nigeria, see their times, book visits and keep ' +
          'track of them. It gives no medical care itself, and what it says about symptoms is information, not a ' +
          'diagnosis.',
      ),
      text('It is not for emergencies. If a life is in danger, call 112 or go to the nearest emergency room.'),
    ],
  },
  {
    id: 'accounts',
    title: text('Your account'),
    body: [
      [
        text('You must be at least 18 years old, or have the consent of a parent or guardian.'),
        text('Give true information and keep it up to date.'),
        text('Keep your password to yourself. Tell us at once if somebody else uses your account.'),
        text('One account is for one person. You may book for your child or for somebody who asked you to.'),
      ],
    ],
  },
  {
    id: 'providers',
    title: text('Providers are independent'),
    body: [
      text(
        'Providers listed here are independent. They are not our employees or agents, and the care they give is ' +
          'their responsibility. The relationship of patient and provider is between you and them. We review ' +
          'applications to join, but we do not supervise treatment. Places listed from public registers have not ' +
          'been reviewed by us.',
      ),
    ],
  },
  {
    id: 'telehealth',
    title: text('Telehealth'),
    body: [
      text(
        'A telehealth visit is care by video. It is not right for every problem: the provider may ask you to ' +
          'come in person. Video depends on your device and network, and a call may fail. Be in Nigeria and in a ' +
          'private place, and do not record the visit unless everybody in it agrees.',
      ),
    ],
  },
  {
    id: 'cancellation',
    title: text('Cancelling'),
    body: [
      [
        text('24 hours or more before the appointment there is no fee.'),
        text('Under 24 hours before the appointment a fee may be charged, by the policy of the provider.'),
        text('If you do not come, the provider may charge the full fee.'),
      ],
      text('A provider may have to cancel, too. You then owe nothing for that visit.'),
    ],
  },
  {
    id: 'payment',
    title: text('Payment'),
    body: [
      text(
        'Searching and booking are free. You pay the provider for the care, at their prices and in the ways ' +
          'they accept. Whether your insurance covers a visit is between you, the provider and the insurer: ask ' +
          'before the visit.',
      ),
    ],
  },
  {
    id: 'responsibilities',
    title: text('Your responsibilities'),
    body: [
      text('You agree to'),
      [
        text('tell your provider truthfully about your health,'),
        text('book only visits that you mean to attend,'),
        text('treat providers, staff and other patients with respect, also in reviews,'),
        text('not break, overload or probe the service, and not collect other people’s information from it.'),
      ],
    ],
  },
  {
    id: 'property',
    title: text('Intellectual property'),
    body: [
      text(
        'The service, its texts and its design belong to us or to those who license them to us. You may use ' +
          'them for your own care. What you write stays yours; you allow us to store it and to show it to those ' +
          'it is meant for.',
      ),
    ],
  },
  {
    id: 'liability',
    title: text('Liability'),
    body: [
      text(
        'We run the service with care, but cannot promise that it is always available or free of mistakes. As ' +
          'far as the law allows, we are not liable for the care that providers give, and what we owe you in all ' +
          'is capped at the amount you paid us in the preceding 12 months. Nothing here limits liability for ' +
          'death or injury by negligence, for fraud, or any right that consumer law gives you.',
      ),
    ],
  },
  {
    id: 'termination',
    title: text('Ending'),
    body: [
      text(
        'You may stop at any time and ask us to delete your account. We may suspend or close an account that ' +
          'breaks these terms or endangers others; unless it is urgent, we tell you first and hear you. Visits ' +
          'that are booked stay between you and the provider.',
      ),
    ],
  },
  {
    id: 'law',
    title: text('Governing law'),
    body: [
      text(
        'These terms are governed by the laws of the Federal Republic of Nigeria, and Nigerian courts decide ' +
          'disputes about them. Write to us first: most problems can be solved that way.',
      ),
    ],
  },
  {
    id: 'changes',
    title: text('Changes to these terms'),
    body: [
      text(
        'When these terms change, the date at the top changes with it. If a change matters to you, we tell you ' +
          'before it takes effect. Who goes on using the service then agrees to it.',
      ),
    ],
  },
];
