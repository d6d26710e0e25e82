/** Scores of the triage rules on their own cases; own-cases.test.ts writes and checks them. */
export const MEASURED_SCORES = {
  version: '1.3',
  cases: 377,
  rightUrgency: 377,
  answered: {
    high: {
      high: 130,
      medium: 0,
      low: 0,
    },
    medium: {
      high: 0,
      medium: 126,
      low: 0,
    },
    low: {
      high: 0,
      medium: 0,
      low: 121,
    },
  },
  casesWithCondition: 364,
  conditionFirst: 331,
  conditionAmongThree: 351,
  findings: 511,
  wordings: 6787,
  rules: 209,
  conditions: 268,
} as const;
