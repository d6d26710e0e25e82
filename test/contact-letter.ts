/** A message to support. */
export const A_LETTER = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  category: 'billing',
  subject: 'A question',
  message: 'Why was I charged for my visit?',
} as const;
