/** The codes that consents refuses with, and their HTTP statuses. The purpose gives the message. @see PURPOSES */
export const CONSENTS_CODES = {
  not_switchable: 409,
} as const;
