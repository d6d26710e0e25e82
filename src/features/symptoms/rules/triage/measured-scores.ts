/** Scores of the triage rules on their own cases; own-cases.test.ts writes and checks them. */
export const MEASURED_SCORES = {
  version: '1.0',
  cases: 197,
  rightUrgency: 197,
  answered: {
    high: {
      high: 70,
      medium: 0,
      low: 0,
    },
    medium: {
      high: 0,
      medium: 66,
      low: 0,
    },
    low: {
      high: 0,
      medium: 0,
      low: 61,
    },
  },
  casesWithCondition: 184,
  conditionFirst: 161,
  conditionAmongThree: 170,
  findings: 490,
  wordings: 5908,
  rules: 200,
  conditions: 262,
} as const;
