import type { FieldErrors, Resolver } from 'react-hook-form';
import { FILE_OR_URL, RESUME_EMPTY, RESUME_MAX_BYTES, RESUME_TOO_LARGE } from '../rules/resume-limits.ts';
import type { ApplicationValues } from './application-values.ts';

/** Adds to the schema of an application what concerns the chosen file, which is no part of it. */
export function withFileCheck<Context, Sent>(
  resolver: Resolver<Omit<ApplicationValues, 'resumeFile'>, Context, Sent>,
): Resolver<ApplicationValues, Context, Sent> {
  return async ({ resumeFile, ...values }, context, options) => {
    const checked = await resolver(values, context, options as never);
    const message = problemOf(resumeFile?.[0], values.resumeUrl);
    if (message === undefined) return checked as never;
    const ref = (options.fields as Readonly<Record<string, { readonly ref: unknown } | undefined>>)['resumeFile']?.ref;
    const errors = { ...checked.errors, resumeFile: { type: 'file', message, ref } };
    return { values: {}, errors: errors as unknown as FieldErrors<ApplicationValues> };
  };
}

function problemOf(file: File | undefined, url: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  if (file.size > RESUME_MAX_BYTES) return RESUME_TOO_LARGE;
  if (file.size === 0) return RESUME_EMPTY;
  return url ? FILE_OR_URL : undefined;
}
