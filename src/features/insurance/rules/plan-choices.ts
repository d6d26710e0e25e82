import { text } from '#platform/common/text.ts';

/** How many plans one person keeps at most: nobody has more, and a loop must not fill the table. */
export const PLANS_MAX = 20;

/** Who the policy holder is to the patient. @see provider and admin area specification, section 3: insurance plan */
export const RELATIONS = [text('Self'), text('Spouse'), text('Child'), text('Parent'), text('Other')] as const;
