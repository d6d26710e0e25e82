/** Runs `stop` and ends the program when it is interrupted, so that nothing it started stays behind. */
export function whenInterrupted(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().finally(() => process.exit(130));
    });
  }
}
