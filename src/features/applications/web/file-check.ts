import type { FieldErrors, Resolver } from 'react-hook-form';
import { FILE_OR_URL, RESUME_HEAD_BYTES, resumeProblem } from '../rules/resume-limits.ts';
import type { ApplicationValues } from './application-values.ts';

/** Adds the checks of the chosen file, which isn't part of the schema, to a form's resolver. */
export function withFileCheck<Context, Sent>(
  resolver: Resolver<Omit<ApplicationValues, 'resumeFile'>, Context, Sent>,
): Resolver<ApplicationValues, Context, Sent> {
  return async ({ resumeFile, ...values }, context, options) => {
    const checked = await resolver(values, context, options as never);
    const hasResume = values.kind !== 'facility';
    const message = hasResume ? await problemOf(resumeFile?.[0], values.resumeUrl) : undefined;
    if (message === undefined) return checked as never;
    const ref = (options.fields as Readonly<Record<string, { readonly ref: unknown } | undefined>>)['resumeFile']?.ref;
    const errors = { ...checked.errors, resumeFile: { type: 'file', message, ref } };
    return { values: {}, errors: errors as unknown as FieldErrors<ApplicationValues> };
  };
}

/** Returns the problem with a chosen file; undefined if there is none. An unreadable file fails when it is sent. */
export async function fileProblem(file: File): Promise<string | undefined> {
  try {
    const head = new Uint8Array(await file.slice(0, RESUME_HEAD_BYTES).arrayBuffer());
    return resumeProblem({ name: file.name, size: file.size, head });
  } catch {
    return undefined;
  }
}

async function problemOf(file: File | undefined, url: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  return (await fileProblem(file)) ?? (url ? FILE_OR_URL : undefined);
}
