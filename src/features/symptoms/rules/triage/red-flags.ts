import { describe } from './describe.ts';
import { RULES } from './rules/all-rules.ts';
import type { RedFlag } from './triage-result.ts';

/**
 * The danger signs in a text and chosen chips: what the booking dialog shows before anything else. Chips have no severity
 * here and count as moderate, so that a chosen "Shortness of breath" is not passed over.
 */
export function redFlagsIn(text: string, chips: readonly string[] = []): readonly RedFlag[] {
  const p = describe({ text, symptoms: chips.map((name) => ({ name, severity: 'moderate' })) });
  return RULES.filter(({ level, applies }) => level === 'high' && applies(p)).map(({ id, name, because }) => ({
    id,
    name,
    because,
  }));
}
