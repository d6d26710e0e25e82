/**
 * Scores triage on the blind batches: urgencies right by level, emergencies missed, and how often the right condition is first or among
 * three. Prints no text, so that a batch can be scored before it is read; `--wrong` also lists what was judged wrongly.
 * Run with `node test/triage/score.ts [--wrong] 53 54`.
 */
import { BLIND_BATCHES } from './cases/blind/all-batches.ts';
import { judged, shareText } from './judged.ts';

const LEVELS = ['high', 'medium', 'low'] as const;

function print(batch: string, isWrongListed: boolean): void {
  const answers = judged(BLIND_BATCHES[batch]?.texts ?? []);
  const count = (level: string, said: string) =>
    answers.filter(({ one, urgency }) => one.level === level && urgency === said).length;
  const share = (of: typeof answers, key: 'isRight' | 'isDefensible') =>
    shareText(of.filter((each) => each[key]).length, of.length);
  console.log(batch, 'right', share(answers, 'isRight'), 'or the second level', share(answers, 'isDefensible'));
  for (const level of LEVELS) {
    const of = answers.filter(({ one }) => one.level === level);
    const said = LEVELS.map((each) => `${each} ${count(level, each)}`).join(', ');
    console.log(`  ${level}:`, share(of, 'isRight'), 'or second', share(of, 'isDefensible'), 'answered', said);
  }
  const named = answers.filter(({ one }) => one.conditions.length > 0);
  const among = (most: number) => named.filter(({ place }) => place >= 0 && place < most).length;
  console.log('  condition first', shareText(among(1), named.length), 'among three', shareText(among(3), named.length));
  if (!isWrongListed) return;
  for (const { one, urgency, answer, place } of answers) {
    const right = one.conditions[0] ?? '';
    const { rules, reading, candidates } = answer;
    if (urgency !== one.level) {
      console.log(`- ${one.level} ${one.or ?? ''} -> ${urgency} [${rules.map(({ id }) => id).join(' ')}]`);
      console.log(`    ${one.age ?? ''} ${one.sex ?? ''} ${one.text}`);
      console.log(`    read ${reading.present.map(({ id }) => id).join(' ')}; not ${reading.notRead.join(' | ')}`);
    } else if (right !== '' && place !== 0) {
      console.log(
        `  rank ${place} ${right} <- ${candidates.map(({ condition }) => condition).join(', ')}: ${one.text}`,
      );
    }
  }
}

const chosen = process.argv.slice(2).filter((arg) => arg in BLIND_BATCHES);
for (const batch of chosen.length > 0 ? chosen : Object.keys(BLIND_BATCHES))
  print(batch, process.argv.includes('--wrong') && batch !== '56');
