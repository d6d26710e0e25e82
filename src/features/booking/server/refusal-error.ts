import { AppError } from '#platform/common/app-error.ts';
import type { Refusal } from '../rules/may-book.ts';

/** The error that answers a refusal; where it is about a field, the field says the same. */
export function refusalError({ code, message, field }: Refusal): AppError {
  return new AppError(code, message, field === undefined ? undefined : { [field]: message });
}
