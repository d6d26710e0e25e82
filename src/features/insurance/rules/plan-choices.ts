import { text } from '#platform/common/text.ts';

/** Plans per person: more than anyone has, to keep scripts from filling the table. */
export const MAX_PLANS = 20;

/** Relations to the policy holder. @see provider and admin area specification, section 3: insurance plan */
export const RELATIONS = [text('Self'), text('Spouse'), text('Child'), text('Parent'), text('Other')] as const;
