import type { PageModule } from './page-module.ts';

/** A screen and its address. */
export interface PageRoute {
  readonly path: string;
  /** Name of its file in `pages/`; the server finds the scripts to preload by it. */
  readonly file: string;
  readonly load: () => Promise<PageModule>;
  /** To be read: links and plain forms do all it does. Where it is the first page of a visit, the app isn't loaded. */
  readonly plain?: true;
}
