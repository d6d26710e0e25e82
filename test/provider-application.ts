import type { InjectOptions } from 'fastify';
import type { TestApp } from './app.ts';
import { aPdf } from './resume-files.ts';

/** An application as the form sends it. */
export const AN_APPLICATION = {
  name: 'Dr. Amaka Test',
  specialty: 'Pulmonology',
  email: 'amaka@example.com',
  phone: '0800 000 0011',
  address: '5 Test Close, Wuse 2',
  state: 'Abuja FCT',
  lga: 'Bwari',
  bio: 'I see people with lung disease.',
  credentials: 'MBBS, FWACP',
  telehealthSupport: true,
  urgentCareSupport: false,
  lowCostOptions: true,
  mobileClinic: false,
  languages: ['Hausa', 'English'],
  availabilityDays: ['Monday', 'Wednesday'],
  availabilityHoursStart: '8:30 AM',
  availabilityHoursEnd: '1:00 PM',
};

/** What makes it one of a clinic, with two people and open day and night on Saturdays. */
export const A_FACILITY = {
  name: 'Ayoka Family Clinic',
  specialty: 'Other',
  credentials: 'Other',
  kind: 'facility',
  facilityType: 'Clinic',
  cacNumber: 'RC 123456',
  stateLicenceNumber: 'HF/2024/0711',
  nhiaNumber: 'FCT/0042/P',
  point: { latitude: 9.081, longitude: 7.4731 },
  openingHours: [
    { weekday: 1, opens: '08:00', closes: '12:00' },
    { weekday: 1, opens: '14:00', closes: '20:30' },
    { weekday: 6, opens: '00:00', closes: '24:00' },
  ],
  people: [
    { name: 'Dr. Bola Ade', title: 'Physician', council: 'MDCN', licenceNumber: 'MDCN/77' },
    { name: 'Nurse Chi Obi' },
  ],
};

const BOUNDARY = 'test-boundary-7f3a';

/** A part of a form; a file if it has a file name. */
export interface FormPart {
  readonly name: string;
  readonly content: Buffer | string;
  readonly filename?: string;
}

/** Returns the body and headers of a multipart form. */
export function formOf(parts: readonly FormPart[]): Pick<InjectOptions, 'payload'> & {
  readonly headers: Record<string, string>;
} {
  const written = parts.flatMap(({ name, content, filename }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: application/pdf`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** Returns the form of an application with a file. */
export function formWith(file: Buffer | string, filename = 'cv.pdf', application: object = AN_APPLICATION) {
  return formOf([
    { name: 'resumeFile', content: file, filename },
    { name: 'formData', content: JSON.stringify(application) },
  ]);
}

let applicants = 0;

/** A new address each time: an application from the same one would count as the first application. */
function newApplicant(): { readonly email: string } {
  applicants += 1;
  return { email: `applicant-${applicants}@example.com` };
}

/** Sends an application and returns its id. */
export async function applied(t: TestApp, overrides: object = {}): Promise<number> {
  const payload = { ...AN_APPLICATION, ...newApplicant(), ...overrides };
  const answer = await t.app.inject({ method: 'POST', url: '/api/provider-applications', payload });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: number }>().id;
}

/** Sends an application with a PDF and returns its id. */
export async function appliedWithFile(t: TestApp, overrides: object = {}): Promise<number> {
  const form = formWith(aPdf(), 'cv.pdf', { ...AN_APPLICATION, ...newApplicant(), ...overrides });
  const answer = await t.app.inject({ method: 'POST', url: '/api/provider-applications', ...form });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: number }>().id;
}
