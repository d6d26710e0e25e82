import type { ComponentType } from 'react';
import type { StepName } from '#features/booking/rules/wizard.ts';
import { CareTypeStep } from './care-type-step.tsx';
import { ProviderStep } from './provider-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ScheduleStep } from './schedule-step.tsx';
import type { StepProps } from './step-props.ts';
import { SymptomsStep } from './symptoms-step.tsx';

/** What each step of a booking shows. */
export const BOOKING_FLOW: Readonly<Record<StepName, ComponentType<StepProps>>> = {
  'care-type': CareTypeStep,
  symptoms: SymptomsStep,
  provider: ProviderStep,
  schedule: ScheduleStep,
  review: ReviewStep,
};
