import { text } from '#platform/common/text.ts';
import type { LegalSection } from './legal-section.ts';

/** The privacy policy, in the order of the page. @see Nigeria Data Protection Act 2023 */
export const PRIVACY_POLICY: readonly LegalSection[] = [
  {
    id: 'collected',
    title: text('Information we collect'),
    body: [
      text('We collect what the service needs, and no more:'),
      [
        text(
          'Your account: name, username, e-mail address and password. The password is stored so that nobody can ' +
            'read it, us included.',
        ),
        text(
          'What you add to your profile: phone number, state, local government area, date of birth, blood type ' +
            'and NHIS number. All of it is optional. Under 18, also which parent or guardian agrees.',
        ),
        text(
          'Your visits: provider, time, kind of visit, the reason or symptoms you write down, and name, age and ' +
            'relation of somebody you book for. Of a video visit also when both sides were there, and the summary ' +
            'that the provider writes. Nothing that is said or shown is recorded.',
        ),
        text(
          'Health information you record yourself, such as symptoms, allergies and medicines, also of people you ' +
            'book for, whom to call in an emergency, and insurance plans you save, with a picture of the card if ' +
            'you add one.',
        ),
        text(
          'What you write to us and to providers, the reviews you leave, and your wishes for an earlier time of ' +
            'a visit.',
        ),
        text(
          'If you apply to join as a provider, what you fill in, your résumé, and what you answer and send us when we ask.',
        ),
        text(
          'What keeps the service safe: when and from which browser you signed in, and the network address of a ' +
            'request while it is handled.',
        ),
      ],
      text(
        'If you let the page use your location, it is rounded to about 100 metres and only used to sort the ' +
          'results. It is not kept.',
      ),
    ],
  },
  {
    id: 'use',
    title: text('How we use it'),
    body: [
      [
        text(
          'To book, change and remind you of visits, and to give the provider what they need for yours. We do ' +
            'this because you asked for it.',
        ),
        text(
          'To answer what you ask about your symptoms and to show you what you recorded. Health information is ' +
            'sensitive: we use it for this only with your consent, which you can take back.',
        ),
        text('To keep accounts safe, find misuse and mend faults. This is in your interest and ours.'),
        text('To keep records that the law asks for.'),
      ],
      text(
        'We do not sell your information, do not use it for advertising, and leave no decision about you to a ' +
          'machine alone. What the page says about symptoms is information, not a diagnosis.',
      ),
    ],
  },
  {
    id: 'sharing',
    title: text('Whom we share it with'),
    body: [
      [
        text(
          'The provider you book with, who sees your name, your age if you told it, how to reach you, whom the ' +
            'visit is for, the reason for it, and what you write to them. Insurance details are shared with a ' +
            'provider only when you book, and only of the plan that you choose for that visit; never the picture ' +
            'of its card.',
        ),
        text('Everybody, who can read a review that you leave, without your name.'),
        text('Companies that run servers or deliver messages for us, under contract and only for that.'),
        text('Authorities, when a law or a court orders it.'),
      ],
      text(
        'If any of them is outside Nigeria, your information is protected there as the Nigeria Data Protection ' +
          'Act demands. No page of ours loads scripts of anybody else. Where a map shows streets, their pictures ' +
          'come from Mapbox, which learns the network address of your device and which part of the map you look ' +
          'at. In a video visit, picture and sound go encrypted from device to device.',
      ),
    ],
  },
  {
    id: 'security',
    title: text('How we protect it'),
    body: [
      text(
        'Connections are encrypted. Access is checked on every request. Looking at a health record and ' +
          'administrative acts are written to a log that cannot be changed unseen. No system is perfectly safe: ' +
          'if a breach endangers you, we tell the Nigeria Data Protection Commission within 72 hours and you ' +
          'without delay.',
      ),
    ],
  },
  {
    id: 'kept',
    title: text('How long we keep it'),
    body: [
      text(
        'As long as you have an account. When you delete it, your information is erased, except what the law ' +
          'makes us or your provider keep, such as records of visits. That is kept without your name, and used ' +
          'for nothing else.',
      ),
      text('What nobody needs any longer goes by itself:'),
    ],
  },
  {
    id: 'rights',
    title: text('Your rights'),
    body: [
      text('Under the Nigeria Data Protection Act 2023 you can:'),
      [
        text('ask what we hold about you and get a copy of it, also in a form that another service can read;'),
        text('have mistakes corrected;'),
        text('have information erased, or its use restricted;'),
        text('object to a use;'),
        text('take back a consent at any time. What was done before stays lawful;'),
        text('not be subject to a decision that a machine alone makes about you.'),
      ],
      text(
        'Most of it you can do yourself under Profile Settings, Privacy: download everything we hold about you, ' +
          'see who opened your record, take back what you allowed, and delete your account.',
      ),
      text(
        'Write to us and we answer within 30 days, free of charge. You can also complain to the Nigeria Data ' +
          'Protection Commission: ndpc.gov.ng, info@ndpc.gov.ng.',
      ),
    ],
  },
  {
    id: 'cookies',
    title: text('Cookies'),
    body: [
      text(
        'We set a cookie that keeps you signed in, and others only where they keep your account safe. None of ' +
          'them follows you to other sites.',
      ),
      text('These are all of them:'),
      [
        text('session: keeps you signed in, until you sign out or stay away.'),
        text('known-browser: shows that you signed in to your account from this browser before, for a year.'),
        text('signed-in-before: shows that some account was used in this browser, not which one, for a year.'),
        text('holder: keeps a time free for you while you book, for a day.'),
        text('passkey: proves that a passkey was used in the browser that asked for it, for five minutes.'),
        text('chat: shows you your chat with us without an account, until you close the browser.'),
        text('wrote: shows you what you just changed, for less than a minute.'),
        text(
          'desk, at-desk and desk-locked: only on the shared computer of a clinic; they lock its screen, for up ' +
            'to 90 days.',
        ),
      ],
    ],
  },
  {
    id: 'children',
    title: text('Children under 18'),
    body: [
      text(
        'People under 18 may use the service only with the consent of a parent or guardian, who may see, ' +
          'correct and delete what we hold about the child. If you believe that a child gave us information ' +
          'without that consent, tell us and we erase it.',
      ),
    ],
  },
  {
    id: 'changes',
    title: text('Changes to this policy'),
    body: [
      text(
        'When this policy changes, the date at the top changes with it. If a change matters to you, we tell you ' +
          'before it takes effect, and ask for your consent again where the law demands it.',
      ),
    ],
  },
];
