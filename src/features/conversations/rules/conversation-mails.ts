import { type FramedMail, mailFrame } from '#platform/common/messages/mail-frame.ts';

/** Returns the mail with support's answer to a letter or chat. `url` leads a writer with an account to the conversation. */
export function answerMail(ticket: string, answer: string, url?: string): FramedMail {
  return mailFrame({
    subject: `${ticket}: an answer from support`,
    paragraphs: [answer],
    ...(url !== undefined && { action: { label: 'Answer in the conversation', url } }),
    afterwards: [
      url === undefined
        ? 'Answers to this e-mail are not received. To write again, use the contact form and name the ticket number.'
        : 'Answers to this e-mail are not received. Sign in to write again.',
    ],
  });
}

/** Returns the mail about an unread message, without its text: mails show on locked screens. */
export function newMessageMail(url: string): FramedMail {
  return mailFrame({
    subject: 'You have a new message',
    paragraphs: ['Somebody wrote to you. For your privacy this e-mail does not say who or what.'],
    action: { label: 'Read it', url },
    afterwards: [
      'In an emergency do not write: call 112.',
      'Answers to this e-mail are not received. You get at most one such e-mail an hour for each conversation.',
    ],
  });
}

/** Returns the push message about an unread message, without its text and without a name. */
export function newMessagePush(url: string) {
  return {
    subject: 'You have a new message',
    text: 'Open this to read it. In an emergency call 112.',
    links: { action: { label: 'Read it', url } },
  };
}

/** Returns the mail to support about a waiting chat, without its text. */
export function waitingMail(ticket: string, url: string): FramedMail {
  return mailFrame({
    subject: `${ticket}: a chat waits for an answer`,
    paragraphs: ['Nobody has opened it yet.'],
    action: { label: 'Open the inbox', url },
  });
}
