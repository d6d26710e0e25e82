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
  conditionFirst: 159,
  conditionAmongThree: 168,
  findings: 486,
  wordings: 5249,
  rules: 197,
  conditions: 262,
} as const;
