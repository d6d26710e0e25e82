import type { ComponentType } from 'react';
import type { User } from '#features/auth/contract.ts';
import type { ScreenAccess } from '#features/auth/rules/screen-access.ts';
import type { PostedForm } from '#platform/common/posted-form.ts';
import type { PathQuery } from '#platform/web/calls/query-client.ts';

/** Where the user is: the matched parameters of the path, and the query string. */
export interface PageLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** What a page file exports. */
export interface PageModule {
  readonly Page: ComponentType<PageLocation>;
  /** A header of its own. */
  readonly Header?: ComponentType<PageLocation>;
  /** Whether a visitor may see it: the server asks before it reads anything, and answers with a true status. */
  readonly guard?: (user: User | null, path: string) => ScreenAccess;
  /** What the page reads, so that the server has it ready. */
  readonly queries?: (location: PageLocation & { readonly user: User | null }) => readonly PathQuery<unknown>[];
  /** What it reads besides, once `queries` are there: `read` returns their data. */
  readonly furtherQueries?: (
    location: PageLocation & {
      readonly user: User | null;
      readonly read: <T>(query: PathQuery<T>) => T | undefined;
      /** The form that the page is shown for; null for a page that was opened. */
      readonly posted: PostedForm | null;
    },
  ) => readonly PathQuery<unknown>[];
}
