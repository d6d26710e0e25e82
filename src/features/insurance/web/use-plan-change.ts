import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { INSURANCE_PLANS } from './insurance-plans-query.ts';

/** Toast texts for success and failure. */
interface ToastTexts {
  readonly done: string;
  readonly description: string;
  readonly failed: string;
}

/**
 * A change to the plans that reloads them afterwards, with the specified toasts. `insteadOf` can replace the toast of
 * success depending on the result.
 */
export function usePlanChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  texts: ToastTexts,
  insteadOf: (result: Result) => Parameters<typeof toast>[0] | undefined = () => undefined,
) {
  const reasonOf = useFailureReason();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: INSURANCE_PLANS.queryKey });
  return useMutation({
    mutationFn: async (input: Input) => {
      const result = await change(input);
      await reload();
      return result;
    },
    onSuccess: (result) => toast(insteadOf(result) ?? { title: texts.done, description: texts.description }),
    onError: (error) => {
      toast({ title: texts.failed, description: reasonOf(error), variant: 'destructive' });
      // The server refused the change, so the cached list may be out of date.
      if (serverMessage(error) !== undefined) void reload();
    },
  });
}
