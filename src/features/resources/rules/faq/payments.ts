import { text } from '#platform/common/text.ts';
import type { FaqEntry } from './faq-entry.ts';

export const PAYMENT_QUESTIONS: readonly FaqEntry[] = [
  {
    id: 'how-to-pay',
    question: text('How do I pay for a visit?'),
    answer: [
      text(
        'You pay your provider, not us. Payment is by cards, bank transfer, USSD or mobile money. Not every ' +
          'provider takes all of them, so ask before you go.',
      ),
    ],
  },
  {
    id: 'card-details',
    question: text('Will I be asked for my card or PIN here?'),
    answer: [
      text(
        'No. We take no payments and never ask for a card number, a PIN or a one-time code. If somebody does so ' +
          'in our name, do not answer and tell us.',
      ),
    ],
    link: { href: '/contact-us', label: text('Contact Us') },
  },
  {
    id: 'insurance-accepted',
    question: text('How do I find a provider who takes my insurance?'),
    answer: [
      text(
        'Open the filters of the search and choose your insurance. A provider who says which plans they accept ' +
          'lists them on their page. Ask them whether yours covers the visit.',
      ),
    ],
    link: { href: '/#provider-search', label: text('Find a Provider') },
  },
  {
    id: 'insurance-information',
    question: text('What happens to the insurance details I save?'),
    answer: [
      text(
        'They stay in your account, where only you see them. They are shared with a provider only when you ' +
          'book, and only the plan that you choose for that visit. You can take it back under My Appointments ' +
          'until the visit begins.',
      ),
    ],
    link: { href: '/insurance-information', label: text('Insurance Information') },
  },
  {
    id: 'no-show',
    question: text('What if I do not come to my visit?'),
    answer: [
      text(
        'The provider may charge the full fee for a visit that you miss without cancelling. Cancel as soon as ' +
          'you know that you cannot come: somebody else may need the time.',
      ),
    ],
  },
  {
    id: 'low-cost',
    question: text('Can I find care at a lower cost?'),
    answer: [text('Yes. Choose "Low cost" in the filters of the search.')],
    link: { href: '/?lowCost=true', label: text('Providers with low-cost options') },
  },
];
