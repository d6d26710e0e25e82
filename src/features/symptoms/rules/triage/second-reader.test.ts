import { expect, test } from 'vitest';
import { tokenise } from '#features/lexicon/rules/reading/tokenise.ts';
import { resemblanceOf } from './resemblance.ts';
import { raisedByResemblance } from './second-reader.ts';
import type { Urgency } from './triage-result.ts';
import type { Decision } from './urgency.ts';

const decided = (urgency: Urgency): Decision => ({
  urgency,
  seeBy: 'within 7 days',
  flags: [],
  reasons: [{ id: 'rule', because: 'A rule.', source: 'A source.' }],
  named: [],
});
const EMERGENCY = tokenise(
  'He is gasping for air, his lips turned blue and he collapsed on the floor, he does not respond',
);
const HARMLESS = tokenise('A few dry flakes in my hair for some months now, which shampoo is good for that');

test('words like those of emergencies raise, with a reason that lists no words', () => {
  for (const urgency of ['low', 'medium'] as const) {
    const raised = raisedByResemblance(decided(urgency), EMERGENCY);
    expect(raised.urgency).toBe('high');
    expect(raised.reasons[0]?.because).toBe(
      'Your words resemble descriptions of emergencies, and no rule explains them.',
    );
    expect(raised.flags.map(({ id }) => id)).toEqual(['resembles-emergencies']);
    expect(raised.reasons).toHaveLength(2);
  }
});

test('what is raised to high no longer says that there is no danger', () => {
  const calm = {
    id: 'condition-bruise',
    because: 'No danger sign was found; Bruise is usually looked after at home.',
    source: 'A source.',
  };
  const { reasons } = raisedByResemblance({ ...decided('low'), reasons: [calm] }, EMERGENCY);
  expect(reasons.map(({ id }) => id)).toEqual(['resembles-emergencies']);
});

test('nothing is lowered, and harmless or very short texts are left as they are', () => {
  for (const urgency of ['low', 'medium', 'high'] as const) {
    expect(raisedByResemblance(decided(urgency), HARMLESS)).toEqual(decided(urgency));
    expect(raisedByResemblance(decided(urgency), EMERGENCY.slice(0, 3))).toEqual(decided(urgency));
  }
  expect(raisedByResemblance(decided('high'), EMERGENCY)).toEqual(decided('high'));
});

test('a further sentence never lowers the resemblance', () => {
  const { score } = resemblanceOf(EMERGENCY);
  const longer = tokenise(
    'Good food is on the table. He is gasping for air, his lips turned blue and he collapsed on the floor, he does not respond. We like football.',
  );
  expect(resemblanceOf(longer).score).toBeGreaterThanOrEqual(score);
});
