import { UserMinus } from 'lucide-react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LEFT_TEAMS } from '../portal-queries.ts';

/** Says which teams the signed-in user was taken off lately, if any. */
export function LeftTeams() {
  const isSignedIn = Boolean(useCurrentUser());
  const { data: teams = [] } = usePathQuery(LEFT_TEAMS, { enabled: isSignedIn });
  if (teams.length === 0) return null;
  return (
    <section role="status" className="notice notice-amber mb-4 flex items-start gap-3">
      <UserMinus aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <ul className="grid gap-1 font-semibold wrap-anywhere">
        {teams.map(({ id, subject }) => (
          <li key={id}>{subject}</li>
        ))}
      </ul>
    </section>
  );
}
