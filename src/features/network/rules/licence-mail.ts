import type { Mail } from '#platform/common/messages/mail-frame.ts';
import { text } from '#platform/common/text.ts';

/** Returns the warning to an administrator that a provider's last licence ends; `url` leads to the provider. */
export function licenceMail(provider: { readonly name: string; readonly licensedUntil: string }, url: string): Mail {
  return {
    subject: `The licence of ${provider.name} ends on ${provider.licensedUntil}`,
    paragraphs: [
      `The last recorded licence of ${provider.name} holds until ${provider.licensedUntil}. No visit can be booked for a later day.`,
      text('Look the renewed licence up in the register of its council and record it.'),
    ],
    action: { label: text('Open the provider'), url },
  };
}
