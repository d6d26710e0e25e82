/** Stands in the browser for the parts of TanStack Query by which a query suspends or throws: none of ours does. */
const no = () => false;

export {
  no as defaultThrowOnError,
  no as ensurePreventErrorBoundaryRetry,
  no as ensureSuspenseTimers,
  no as fetchOptimistic,
  no as getHasError,
  no as shouldSuspend,
  no as useClearResetErrorBoundary,
};
