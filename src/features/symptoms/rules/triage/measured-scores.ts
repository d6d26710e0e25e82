/** Scores of the triage rules on their own cases; own-cases.test.ts writes and checks them. */
export const MEASURED_SCORES = {
  version: '1.20',
  cases: 391,
  rightUrgency: 391,
  answered: {
    high: {
      high: 133,
      medium: 0,
      low: 0,
    },
    medium: {
      high: 0,
      medium: 130,
      low: 0,
    },
    low: {
      high: 0,
      medium: 0,
      low: 128,
    },
  },
  casesWithCondition: 378,
  conditionFirst: 344,
  conditionAmongThree: 364,
  findings: 540,
  wordings: 8453,
  rules: 235,
  conditions: 284,
} as const;
