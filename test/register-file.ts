import { existsSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = join(import.meta.dirname, '../../shared/data/facilities/nga_facilities_combined.csv');
const FIXTURE = join(import.meta.dirname, 'fixtures/register-combined.csv');

/** The combined national register if the shared test data exists; otherwise a small one in the same format. */
export const REGISTER_FILE: string = existsSync(SHARED) ? SHARED : FIXTURE;
