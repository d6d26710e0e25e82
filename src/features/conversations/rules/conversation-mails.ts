import { type FramedMail, mailFrame } from '#platform/common/mail-frame.ts';

/** Support's answer to a letter or chat, in full. `url` leads whoever has an account to the conversation. */
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

/** Tells that something waits to be read, and nothing of what it says: mails stand on locked screens. */
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

/** Tells support that a chat waits for an answer; what it says stands in the inbox only. */
export function waitingMail(ticket: string, url: string): FramedMail {
  return mailFrame({
    subject: `${ticket}: a chat waits for an answer`,
    paragraphs: ['Nobody has opened it yet.'],
    action: { label: 'Open the inbox', url },
  });
}
