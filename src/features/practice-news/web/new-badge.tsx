import { Plural } from '@lingui/react/macro';

/** How many news no member has seen; empty if there are none. */
export function NewBadge({ unseen }: { readonly unseen: number }) {
  if (unseen === 0) return null;
  return (
    <span className="badge badge-green flex-none">
      <Plural value={unseen} one="# new" other="# new" />
    </span>
  );
}
