import { defineConfig } from '@lingui/cli';
import babelExtractor from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { pureTextExtractor } from './build/pure-text-extractor.ts';

export default defineConfig({
  sourceLocale: 'en',
  runtimeConfigModule: { Trans: ['#platform/web/trans.tsx', 'Trans'] },
  locales: ['en'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.test.ts', '**/*.test.tsx'] }],
  format: formatter({ lineNumbers: false }),
  extractors: [pureTextExtractor, babelExtractor],
});
