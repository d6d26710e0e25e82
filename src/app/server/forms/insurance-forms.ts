import type { InsurancePlan } from '#features/insurance/contract.ts';
import { PICTURE_MAX_BYTES } from '#platform/common/picture-limits.ts';
import { type PlainForm, RefusedCall, type Sent, type Visitor } from './plain-forms.ts';

const PAGE = '/insurance-information/simple';
/** A picture, and the fields around it. */
const FILE_BYTES = PICTURE_MAX_BYTES + 20_000;
const REQUIRED = [
  'provider',
  'planName',
  'memberId',
  'policyHolder',
  'relationToPatient',
  'effectiveDate',
  'contactNumber',
];
const OPTIONAL = ['groupNumber', 'expiryDate'];

async function sendCard(sent: Sent, { call }: Visitor, id: number): Promise<void> {
  const file = sent.file('card');
  // Without a file the call says that one is to be chosen.
  const bytes = Buffer.from(file === undefined ? [] : await file.bytes());
  await call('PUT', `/api/insurance-plans/${id}/card`, { bytes, type: 'application/octet-stream' });
}

/** A form with one button, about one plan. */
const act = (name: string, done: string, send: (id: number, visitor: Visitor) => Promise<unknown>): PlainForm => ({
  path: `${PAGE}/${name}`,
  page: PAGE,
  send: async (sent, visitor) => {
    await send(sent.id('plan'), visitor);
    return `${PAGE}?done=${done}`;
  },
});

/** Insurance plans and pictures of their cards without scripts. */
export const INSURANCE_FORMS: readonly PlainForm[] = [
  {
    path: PAGE,
    page: PAGE,
    fileBytes: FILE_BYTES,
    send: async (sent, visitor) => {
      const body = { ...sent.texts(...REQUIRED), ...sent.filled(...OPTIONAL) };
      const plan = await visitor.call<InsurancePlan>('POST', '/api/insurance-plans', { body, key: sent.text('key') });
      if (sent.file('card') === undefined) return `${PAGE}?done=added`;
      try {
        await sendCard(sent, visitor, plan.id);
        return `${PAGE}?done=added`;
      } catch (error) {
        if (!(error instanceof RefusedCall)) throw error;
        // The plan is saved: its form must not come back.
        return `${PAGE}?done=no-picture`;
      }
    },
  },
  {
    path: `${PAGE}/card`,
    page: PAGE,
    fileBytes: FILE_BYTES,
    send: async (sent, visitor) => {
      await sendCard(sent, visitor, sent.id('plan'));
      return `${PAGE}?done=card`;
    },
  },
  act('remove', 'removed', (id, { call }) => call('DELETE', `/api/insurance-plans/${id}`)),
  act('primary', 'primary', (id, { call }) => call('PUT', `/api/insurance-plans/${id}/primary`)),
  act('remove-card', 'card-removed', (id, { call }) => call('DELETE', `/api/insurance-plans/${id}/card`)),
];
