import { chosenId } from './conversation-queries.ts';
import { MessagesScreen } from './messages-screen.tsx';

/**
 * What patients write to the providers that one runs, as a part of the provider portal. `path` is the address of that
 * part; which conversation is open stands in its query.
 */
export function ProviderMessages({ path, search }: { readonly path: string; readonly search: URLSearchParams }) {
  const hrefOf = (id: number | undefined) => {
    const [base = '', query] = path.split('?');
    const next = new URLSearchParams(query);
    if (id !== undefined) next.set('conversation', String(id));
    return next.size === 0 ? base : `${base}?${next}`;
  };
  return <MessagesScreen side="staff" chosen={chosenId(search)} hrefOf={hrefOf} />;
}
