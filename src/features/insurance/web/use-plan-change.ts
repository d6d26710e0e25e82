import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '#platform/web/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { INSURANCE_PLANS } from './insurance-plans-query.ts';
import { useReason } from './use-reason.ts';

/** What is said of a success, and of a failure before its reason. */
interface Told {
  readonly done: string;
  readonly description: string;
  readonly failed: string;
}

/**
 * A change of the plans that reads them anew afterwards, with the toasts of the specification. What the change answers
 * can ask for another toast than that of success.
 */
export function usePlanChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  told: Told,
  insteadOf: (result: Result) => Parameters<typeof toast>[0] | undefined = () => undefined,
) {
  const reasonOf = useReason();
  const queryClient = useQueryClient();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: INSURANCE_PLANS.queryKey });
  return useMutation({
    mutationFn: async (input: Input) => {
      const result = await change(input);
      await readAnew();
      return result;
    },
    onSuccess: (result) => toast(insteadOf(result) ?? { title: told.done, description: told.description }),
    onError: (error) => {
      toast({ title: told.failed, description: reasonOf(error), variant: 'destructive' });
      // The server knows something that this list doesn't.
      if (serverMessage(error) !== undefined) void readAnew();
    },
  });
}
