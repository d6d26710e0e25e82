import type { DemoProvider } from './demo-provider.ts';
import { LAGOS_ISLAND } from './demo-providers-lagos-island.ts';
import { LAGOS_MAINLAND } from './demo-providers-lagos-mainland.ts';
import { LAGOS_NORTH } from './demo-providers-lagos-north.ts';
import { LAGOS_OUTER } from './demo-providers-lagos-outer.ts';
import { RIVERS } from './demo-providers-rivers.ts';

/** The 48 fictional providers of the demo data: 36 in Lagos, 12 in Port Harcourt and Obio/Akpor. */
export const DEMO_PROVIDERS: readonly DemoProvider[] = [
  ...LAGOS_NORTH,
  ...LAGOS_MAINLAND,
  ...LAGOS_ISLAND,
  ...LAGOS_OUTER,
  ...RIVERS,
];
