import { text } from '#platform/common/text.ts';
import type { FaqEntry } from './faq-entry.ts';

export const GENERAL_QUESTIONS: readonly FaqEntry[] = [
  {
    id: 'what-is-it',
    question: text('What can I do here?'),
    answer: [
      text(
        'You can find a healthcare provider for urgent or routine care, see when they are really free, and book ' +
          'a visit in person or by video. Searching costs nothing and needs no account.',
      ),
      text(
        'With an account you also see, move and cancel your appointments, write to your providers, keep a ' +
          'symptom diary and your insurance plans.',
      ),
    ],
    link: { href: '/', label: text('Find a Provider') },
  },
  {
    id: 'emergency',
    question: text('What do I do in an emergency?'),
    answer: [
      text(
        'If a life is in danger, call 112 or go to the nearest emergency room at once. Do not book a visit and ' +
          'wait for it.',
      ),
      text('Urgent care here is for problems that need attention soon but do not threaten life.'),
    ],
    link: { href: '/health-resources?tab=emergency', label: text('Emergency numbers') },
  },
  {
    id: 'cost',
    question: text('Does it cost anything to use?'),
    answer: [
      text(
        'No. Finding a provider and booking a visit are free. What you pay for is the care itself, and you pay ' +
          'the provider for it.',
      ),
    ],
  },
  {
    id: 'account',
    question: text('Do I need an account?'),
    answer: [
      text(
        'Not for searching. To book you need one, so that the provider knows who is coming and you can change ' +
          'the visit later. You can make it while you book.',
      ),
    ],
  },
  {
    id: 'children',
    question: text('Can I book for my child?'),
    answer: [
      text(
        'Yes. A parent or guardian books with their own account and says, while booking, who the visit is for. ' +
          'People under 18 need the consent of a parent or guardian to have an account of their own.',
      ),
    ],
    link: { href: '/privacy-policy#children', label: text('Children and privacy') },
  },
  {
    id: 'data',
    question: text('Who can see my health information?'),
    answer: [
      text(
        'You, and the provider you book with: they see what you wrote for that visit. We do not sell it and we ' +
          'show it to nobody for advertising.',
      ),
      text('Who opened your record is listed under Profile Settings, Privacy.'),
    ],
    link: { href: '/privacy-policy', label: text('Privacy Policy') },
  },
  {
    id: 'password',
    question: text('I forgot my password. What now?'),
    answer: [text('Choose "Forgot your password?" where you sign in. We send you a link by e-mail to set a new one.')],
    link: { href: '/forgot-password', label: text('Forgot your password?') },
  },
  {
    id: 'delete-account',
    question: text('How do I delete my account?'),
    answer: [
      text(
        'Under Profile Settings, Privacy. What is erased and what has to be kept is listed there before you ' +
          'confirm. You can also download everything that we hold about you.',
      ),
    ],
    link: { href: '/profile?tab=privacy', label: text('Profile Settings') },
  },
  {
    id: 'support',
    question: text('How do I reach support?'),
    answer: [
      text(
        'Write to us by the contact form, or start a live chat. The chat says whether somebody is there just ' +
          'now; if not, what you write is kept and answered later. For a question about your ' +
          'health, write to your provider from a visit in My Appointments.',
      ),
    ],
    link: { href: '/contact-us', label: text('Contact Us') },
  },
];
