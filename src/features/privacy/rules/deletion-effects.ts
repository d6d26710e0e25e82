import { text } from '#platform/common/text.ts';

/** What happens to one kind of data when its owner deletes the account. */
export interface DeletionEffect {
  readonly what: string;
  readonly outcome: 'erased' | 'kept';
  /** Why it is kept; null if it is erased. */
  readonly why: string | null;
  /** Until when it is kept; null if it is erased. */
  readonly until: string | null;
}

const erased = (what: string): DeletionEffect => ({ what, outcome: 'erased', why: null, until: null });
const kept = (what: string, why: string, until: string): DeletionEffect => ({ what, outcome: 'kept', why, until });

/**
 * What a deletion erases and keeps. The dialog, the reply of the call and docs/privacy.md show this list.
 * @see Nigeria Data Protection Act 2023, section 34 (erasure unless the law demands otherwise)
 * @see National Health Act 2014 (health records); the periods are ours: see docs/privacy.md
 */
export const DELETION_EFFECTS: readonly DeletionEffect[] = [
  erased(
    text(
      'Your name, user name, e-mail address, phone number, state, LGA, ' +
        'date of birth, blood type, NHIS number and guardian',
    ),
  ),
  erased(text('Your password, PIN, second factor, passkeys, sign-ins and links that were mailed to you')),
  erased(text('Your upcoming visits: they are cancelled, and the times become free')),
  erased(text('What you wrote for visits that were cancelled or moved, and the names of people you booked for')),
  erased(text('Your insurance plans, the pictures of their cards, and what of them you shared with providers')),
  erased(text('Your health facts, the people you book for, and what of it you shared with providers')),
  erased(text('Messages that you sent us while you were signed in, and our answers')),
  erased(text('Your symptom diary and health insights')),
  erased(text('Your reports of reviews')),
  erased(text('Your places on waiting lists, and what was offered to you')),
  erased(text('Messages that we sent you')),
  erased(
    text(
      'Applications to join the network that you sent while you were signed in, with your résumé, your answers and documents',
    ),
  ),
  erased(text('Your access to the provider portal, and your calendar feed')),
  erased(text('Your confirmed e-mail address and your own telephone number where a practice receives its news')),
  erased(text('That it was you who saw news of a practice')),
  erased(text('That it was you who answered for a practice about a public holiday, or entered one')),
  erased(text("That it was you who sent or decided a change of a practice's page")),
  erased(text('That it was you who set up a shared computer of a practice')),
  erased(
    text("What was noted for you at a practice's desk without network, and that it was you who did so for others"),
  ),
  erased(text('That it was you who added an outside calendar to a practice')),
  erased(text('What practices noted about you as their client: hospital number, birth year, notes')),
  erased(text('Your numbers in the queues of places, and how long you waited')),
  erased(text('That it was you who served patients in a queue, paused it or said that it runs late')),
  erased(text('Papers that a practice has begun to write about you and not signed')),
  erased(text('That it was you who recorded payments to a practice, or settled fees')),
  erased(text('That it was you who entered a client of a practice, or booked for one')),
  erased(text('That it was you who put two clients of a practice together, or parted them')),
  kept(
    text(
      'Visits that took place, with the symptoms you described for them ' +
        'and the summaries of video visits, without your name',
    ),
    text('Providers must keep records of the care they gave (National Health Act 2014)'),
    text('6 years after the visit'),
  ),
  kept(
    text('Papers that practices signed for you, with your name; on papers that you signed, yours'),
    text('A signed paper proves what it says as long as it cannot change (National Health Act 2014)'),
    text('6 years after the visit'),
  ),
  kept(
    text('What you paid to practices and what fees were due, without your name; receipts with it'),
    text('Practices must keep books of what they received (Companies and Allied Matters Act 2020)'),
    text('6 years after the visit'),
  ),
  kept(
    text('Messages between you and your providers, without your name'),
    text('Providers must keep records of the care they gave (National Health Act 2014)'),
    text('6 years after the last message'),
  ),
  kept(
    text('Your reviews, without your name'),
    text('Other patients rely on them; they never said who wrote them'),
    text('6 years after the visit'),
  ),
  kept(
    text('That an application of yours became a provider, without your name'),
    text('The provider stays in the network, and that it was vetted must be known'),
    text('the end of the provider'),
  ),
  kept(
    text(
      "What a practice's desk wrote down of you before you took it into your account; " +
        'if that was in the last 30 days, with the visits',
    ),
    text('The practice answers for its records of people without an account'),
    text('the end of the practice'),
  ),
  kept(
    text('Other addresses that you added for the news of a practice'),
    text('The practice would no longer learn of its bookings'),
    text('the practice removes them or leaves the network'),
  ),
  kept(
    text('What you agreed to and when, without your name'),
    text('We must be able to prove that we had your consent (Nigeria Data Protection Act 2023)'),
    text('6 years after the deletion'),
  ),
  kept(
    text('The log of who opened your record and of what administrators did'),
    text('A log that can be changed proves nothing'),
    text('6 years after the entry'),
  ),
];

export const ERASED = DELETION_EFFECTS.filter(({ outcome }) => outcome === 'erased');
export const KEPT = DELETION_EFFECTS.filter(({ outcome }) => outcome === 'kept');
