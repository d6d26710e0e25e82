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
