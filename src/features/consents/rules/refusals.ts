/** The refusal codes of the consents feature, with their HTTP statuses. The purpose gives the message. @see PURPOSES */
export const CONSENTS_CODES = {
  not_switchable: 409,
} as const;
