/** On an interrupt, runs `stop` and exits, so that no child process stays behind. */
export function whenInterrupted(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    let isStopping = false;
    // The terminal and npm both forward the interrupt.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().finally(() => process.exit(130));
    });
  }
}
