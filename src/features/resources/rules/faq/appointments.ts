import { text } from '#platform/common/text.ts';
import type { FaqEntry } from './faq-entry.ts';

export const APPOINTMENT_QUESTIONS: readonly FaqEntry[] = [
  {
    id: 'book',
    question: text('How do I book an appointment?'),
    answer: [
      text(
        'Find a provider, choose "Book", and answer five short steps: the kind of care, your symptoms, the ' +
          'provider, the time, and a last look. The times you see are free; nobody else can be given the one you ' +
          'confirm.',
      ),
    ],
    link: { href: '/', label: text('Find a Provider') },
  },
  {
    id: 'cancel',
    question: text('How do I cancel, and does it cost anything?'),
    answer: [
      text(
        'Open My Appointments and choose "Cancel". Cancel at least 24 hours ahead to avoid fees. Closer to the ' +
          'visit a fee may apply, by the policy of the provider.',
      ),
    ],
    link: { href: '/appointments', label: text('My Appointments') },
  },
  {
    id: 'reschedule',
    question: text('Can I move an appointment to another time?'),
    answer: [
      text(
        'Yes. Open My Appointments and choose "Reschedule", at least 24 hours before it starts. The old time ' +
          'stays yours until you have confirmed the new one.',
      ),
    ],
    link: { href: '/appointments', label: text('My Appointments') },
  },
  {
    id: 'arrive',
    question: text('When should I arrive?'),
    answer: [
      text(
        'Arrive 15 minutes early, so that there is time for registration. Bring an identity card, your ' +
          'insurance card if you have one, and a list of the medicines you take.',
      ),
    ],
  },
  {
    id: 'call-to-book',
    question: text('Why can I not book some providers here?'),
    answer: [
      text(
        'Some places are listed from a public register and have not joined yet. They say "Call to book" and ' +
          'show what the register knows. We do not show times that we cannot keep.',
      ),
    ],
  },
  {
    id: 'time-zone',
    question: text('Which time zone are the times in?'),
    answer: [text('Nigerian time (West Africa Time), wherever you are.')],
  },
];
