import { text } from '#platform/common/text.ts';

/** Quick-pick symptoms by category. @see patient-area specification, section 3 */
export const SYMPTOM_CHIPS = [
  { category: text('General'), chips: [text('Fever'), text('Fatigue'), text('Weakness'), text('Weight loss')] },
  {
    category: text('Pain'),
    chips: [text('Headache'), text('Chest pain'), text('Abdominal pain'), text('Joint pain'), text('Back pain')],
  },
  {
    category: text('Respiratory'),
    chips: [text('Cough'), text('Shortness of breath'), text('Sore throat'), text('Runny nose'), text('Congestion')],
  },
  {
    category: text('Digestive'),
    chips: [text('Nausea'), text('Vomiting'), text('Diarrhea'), text('Constipation'), text('Loss of appetite')],
  },
  { category: text('Skin'), chips: [text('Rash'), text('Itching'), text('Swelling'), text('Redness')] },
] as const;
