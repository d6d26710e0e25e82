/** Options to register an optional text field with: an empty field has no value, so that nothing is sent for it. */
export const OPTIONAL_TEXT = { setValueAs: (typed: string | undefined) => typed || undefined };
