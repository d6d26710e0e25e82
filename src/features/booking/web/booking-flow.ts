import type { ComponentType } from 'react';
import type { StepName } from '../rules/wizard.ts';
import type { StepProps } from './step-props.ts';
import { CareTypeStep } from './steps/care-type-step.tsx';
import { ProviderStep } from './steps/provider-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ScheduleStep } from './steps/schedule-step.tsx';
import { SymptomsStep } from './steps/symptoms-step.tsx';

/** What each step of a booking shows. */
export const BOOKING_FLOW: Readonly<Record<StepName, ComponentType<StepProps>>> = {
  'care-type': CareTypeStep,
  symptoms: SymptomsStep,
  provider: ProviderStep,
  schedule: ScheduleStep,
  review: ReviewStep,
};
