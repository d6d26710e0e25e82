/** The steps of a booking, in order. @see patient-area specification, section 2: booking dialog */
export const STEPS = ['care-type', 'symptoms', 'provider', 'schedule', 'review'] as const;
export type StepName = (typeof STEPS)[number];

/** Where the patient is in the dialog. */
export interface Wizard {
  /** Index in STEPS, 0-4. */
  readonly step: number;
  /** Steps answered before the dialog opened: going forward passes over them, going back doesn't. */
  readonly answeredBefore: readonly StepName[];
  /** The later step that the patient left to change one answer, by its index. */
  readonly resumeAt: number | null;
}

/**
 * Opens on Care Type, or on Symptoms when the care type was chosen before. The provider was always chosen by its card.
 */
export function startWizard(careTypeChosen: boolean): Wizard {
  return {
    step: careTypeChosen ? 1 : 0,
    answeredBefore: careTypeChosen ? ['care-type', 'provider'] : ['provider'],
    resumeAt: null,
  };
}

/** The name of the current step. */
export function stepName(wizard: Wizard): StepName {
  return STEPS[wizard.step] ?? 'care-type';
}

/** The steps that the patient sees: those passed over don't count, unless one is on screen. */
export function shownSteps(wizard: Wizard): readonly StepName[] {
  return STEPS.filter((name) => name === stepName(wizard) || !wizard.answeredBefore.includes(name));
}

/**
 * Forward: to the step left for a change, if all in between is still answered; otherwise to the next step that wasn't
 * answered before the dialog opened, or no longer is. Review is the last. The step itself counts as shown from then on.
 */
export function next(wizard: Wizard, isAnswered: (step: StepName) => boolean): Wizard {
  const { step, answeredBefore, resumeAt } = wizard;
  const following = STEPS.findIndex(
    (name, index) =>
      index > step && !(isAnswered(name) && (resumeAt === null ? answeredBefore.includes(name) : index < resumeAt)),
  );
  if (following === -1) return wizard;
  return {
    step: following,
    answeredBefore: answeredBefore.filter((name) => name !== STEPS[step]),
    resumeAt: resumeAt !== null && following < resumeAt ? resumeAt : null,
  };
}

/** Goes to the step before, even if it was skipped going forward. Stays on the first. */
export function back(wizard: Wizard): Wizard {
  return { ...wizard, step: Math.max(0, wizard.step - 1), resumeAt: null };
}

/**
 * To a step that was on screen before, as the browser's Back and Forward ask; no further than to the first step that
 * isn't answered any more.
 */
export function show(wizard: Wizard, step: number, isAnswered: (step: StepName) => boolean): Wizard {
  const open = STEPS.findIndex((name) => !isAnswered(name));
  return { ...wizard, step: Math.max(0, Math.min(step, open === -1 ? STEPS.length - 1 : open)), resumeAt: null };
}

/** Opens on Schedule with everything before it answered, to give an appointment another time. */
export function startAtSchedule(): Wizard {
  return { step: STEPS.indexOf('schedule'), answeredBefore: ['care-type', 'symptoms', 'provider'], resumeAt: null };
}

/** Goes back to a step, to change its answer. */
export function goTo(wizard: Wizard, name: StepName): Wizard {
  const step = STEPS.indexOf(name);
  return { ...wizard, step, resumeAt: step < wizard.step ? wizard.step : null };
}
