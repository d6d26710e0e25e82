import { defineConfig } from 'vitest/config';
import { SlowFirst } from './test/slow-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          maxWorkers: 3,
          setupFiles: ['./test/property-seed.ts'],
          include: [
            'src/platform/{common,web}/**/*.test.ts',
            'src/features/*/web/**/*.test.ts',
            'src/features/*/rules/**/*.test.ts',
            'src/*.test.ts',
            'chaos/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          maxWorkers: 3,
          setupFiles: ['./test/property-seed.ts', './test/cheap-hashes.ts'],
          include: [
            'src/features/*/server/**/*.test.ts',
            'src/platform/server/**/*.test.ts',
            'src/app/server/**/*.test.ts',
            'src/db/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: ['test/guards/**'],
          globalSetup: ['./test/global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // A busy machine is slower than the library's second.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'guards',
          maxWorkers: 3,
          include: ['test/guards/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
