import { Trans } from '@lingui/react/macro';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';

/** The part of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}
export interface ApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-access'?: string;
}

const query = (path: string): PathQuery<ApiDocument> => ({ queryKey: [path] });
/** The calls for the public and patients, for practices, and for administrators. */
export const PATIENT_CALLS = query('/openapi.json');
export const PRACTICE_CALLS = query('/openapi-practice.json');
export const ADMIN_CALLS = query('/openapi-admin.json');

/** The calls of an OpenAPI document, by feature. */
export function CallList({ source }: { readonly source: PathQuery<ApiDocument> }) {
  const { data } = usePathQuery(source);
  if (data === undefined) return null;
  const calls = Object.entries(data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
  return (
    <div className="grid gap-2.5">
      {data.tags.map(({ name, description }) => (
        <details key={name} className="card p-0">
          <summary aria-label={name} className="flex min-h-13 items-center px-4 py-2">
            <h3>
              <code>{name}</code>
            </h3>
          </summary>
          <div className="grid gap-3 px-4 pb-4">
            <p>{description}</p>
            <ul className="grid gap-3">
              {calls
                .filter(({ tags }) => tags[0] === name)
                .map((call) => (
                  <li key={call.operationId}>
                    <code className="font-semibold wrap-anywhere">
                      {call.method} {call.path}
                    </code>
                    <p>{call.summary}</p>
                    <p className="text-sm text-soft">
                      <code>{call.operationId}</code>, <Needed access={call['x-access']} />
                    </p>
                  </li>
                ))}
            </ul>
          </div>
        </details>
      ))}
    </div>
  );
}

/** Who may make a call. */
function Needed({ access }: { readonly access: string | undefined }) {
  if (access === undefined) return <Trans>anyone</Trans>;
  if (access === 'signed-in') return <Trans>needs a session</Trans>;
  if (access === 'provider') return <Trans>needs the session of a provider account</Trans>;
  return (
    <Trans>
      needs an administrator with <code>{access}</code>
    </Trans>
  );
}
