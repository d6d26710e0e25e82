/** Scores of the triage rules on their own cases; own-cases.test.ts writes and checks them. */
export const MEASURED_SCORES = {
  version: '1.17',
  cases: 391,
  rightUrgency: 390,
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
      medium: 1,
      low: 127,
    },
  },
  casesWithCondition: 378,
  conditionFirst: 343,
  conditionAmongThree: 363,
  findings: 540,
  wordings: 8399,
  rules: 235,
  conditions: 284,
} as const;
