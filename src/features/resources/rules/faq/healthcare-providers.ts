import { text } from '#platform/common/text.ts';
import type { FaqEntry } from './faq-entry.ts';

export const PROVIDER_QUESTIONS: readonly FaqEntry[] = [
  {
    id: 'choose',
    question: text('How do I choose a provider?'),
    answer: [
      text(
        'Look at the specialty, the languages, the distance, the next free time and what patients say. The ' +
          'filters of the search narrow the list to what matters to you.',
      ),
    ],
    link: { href: '/', label: text('Find a Provider') },
  },
  {
    id: 'reviews',
    question: text('Where do the reviews come from?'),
    answer: [text('From patients after a visit that they booked here and that took place. One review for one visit.')],
  },
  {
    id: 'checked',
    question: text('How do I know that a provider is licensed?'),
    answer: [
      text(
        'People who apply to join are reviewed before they are added. Where we looked a licence up, the page of ' +
          'the provider names the council, the number and the day. Places listed from a public register have not ' +
          'been reviewed. You can ask the Medical and Dental Council of Nigeria whether a doctor is registered.',
      ),
    ],
    link: { href: '/health-resources?tab=educational&q=MDCN', label: text('Medical and Dental Council of Nigeria') },
  },
  {
    id: 'demo',
    question: text('What does "Demo" mean on a provider?'),
    answer: [text('That the provider is fictional and only there to show how things work. Nobody will see you there.')],
  },
  {
    id: 'join',
    question: text('I am a healthcare provider. How do I join?'),
    answer: [
      text('Apply with your credentials, your place of work and the hours you are open. We review every application.'),
    ],
    link: { href: '/join-network', label: text('Join Our Network') },
  },
];
