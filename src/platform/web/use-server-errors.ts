import { useLingui } from '@lingui/react/macro';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, errorBody } from './calls/call.ts';

/**
 * Returns a function that shows the errors of a failed call in a form: at their fields, and in the summary those without
 * a field.
 */
export function useServerErrors<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
): (error: unknown) => void {
  const { t } = useLingui();
  return (error) => {
    const body = errorBody(error);
    const atFields = Object.entries(body?.fields ?? {}).filter(([name]) => name in form.getValues());
    for (const [name, message] of atFields) form.setError(name as FieldPath<Values>, { type: 'server', message });
    if (atFields.length > 0) return;
    const unexplained =
      error instanceof ApiError
        ? t`Something went wrong on our side. Please try again.`
        : t`We couldn't reach the server. Check your connection and try again.`;
    form.setError('root', { type: 'server', message: body?.message ?? unexplained });
  };
}
