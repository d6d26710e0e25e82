import { type FindingId, kindOf } from './findings/all-findings.ts';
import { findMentions } from './reading/find-mentions.ts';
import { joinPhrases } from './reading/phrases.ts';
import { readText } from './reading/read-text.ts';
import { correctSpelling } from './reading/spelling.ts';
import { tokenise } from './reading/tokenise.ts';

/** Returns the complaint or sign that a folded text reports in correctly spelt words: "hair loss". Undefined for none. */
export function reportedComplaint(folded: string): FindingId | undefined {
  const mentions = findMentions(joinPhrases(tokenise(folded)));
  return mentions.find(({ finding, says }) => says === 'present' && isComplaint(finding))?.finding;
}

/** The same for a text whose words may be misspelt, and which may deny what it names: "fatige". */
export function complaintMeant(folded: string): FindingId | undefined {
  return [...readText(folded).present].find(isComplaint);
}

/** Returns a folded text with its words spelt as in the wordings. */
export function spelt(folded: string): string {
  return correctSpelling(tokenise(folded))
    .map(({ word }) => word)
    .join(' ');
}

function isComplaint(finding: FindingId): boolean {
  return ['complaint', 'sign'].includes(kindOf(finding));
}
