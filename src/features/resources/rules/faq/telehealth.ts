import { text } from '#platform/common/text.ts';
import type { FaqEntry } from './faq-entry.ts';

export const TELEHEALTH_QUESTIONS: readonly FaqEntry[] = [
  {
    id: 'telehealth',
    question: text('How does a telehealth visit work?'),
    answer: [
      text(
        'You see your provider over secure video. Choose "Telehealth" when you book; the visit is then listed ' +
          'in My Appointments. You wait in a virtual waiting room until your provider lets you in.',
      ),
    ],
    link: { href: '/appointments', label: text('My Appointments') },
  },
  {
    id: 'telehealth-needs',
    question: text('What do I need for a video visit?'),
    answer: [
      text(
        'A phone or computer with a camera and a microphone, a current browser, a quiet place with good light, ' +
          'and a network that can carry video. There is nothing to install.',
      ),
    ],
  },
  {
    id: 'telehealth-fit',
    question: text('When is a video visit not enough?'),
    answer: [
      text(
        'When you need to be examined, or have a test or an injection, book a visit in person. When there is a ' +
          'danger sign, such as chest pain, trouble breathing or heavy bleeding, call 112.',
      ),
    ],
  },
  {
    id: 'telehealth-who',
    question: text('Which providers offer telehealth?'),
    answer: [text('Those marked "Telehealth". Not everybody does; you can search for those who do.')],
    link: { href: '/?telehealth=true', label: text('Providers with telehealth') },
  },
];
