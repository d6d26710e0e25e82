import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest on two cores, ten seconds and more. Without results of an earlier run the largest files come
 * first, and one of these, started last, ran half a minute alone.
 */
const SLOW = [
  'test/guards/ownership.test.ts',
  'test/guards/violations.test.ts',
  'src/app/server/hostile-texts.test.ts',
  'src/app/server/external-database.test.ts',
  'src/app/server/fuzz.test.ts',
  'src/app/server/crash.test.ts',
  'src/app/server/access-matrix.test.ts',
  'src/app/server/bad-input.test.ts',
  'src/app/server/three-processes.test.ts',
  'src/features/booking/server/booking-histories.test.ts',
  'src/features/search/server/register-search.test.ts',
  'src/features/registers/server/import-register.test.ts',
  'test/backup/rehearsal.test.ts',
  'src/app/server/dev-renderer.test.ts',
];

/** Runs the slow files first, so that none is left alone at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = SLOW.findIndex((path) => moduleId.endsWith(`/${path}`));
      return rank === -1 ? SLOW.length : rank;
    };
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
