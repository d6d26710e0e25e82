import type { User } from '#features/auth/contract.ts';
import { LeaveNote } from './leave-note.tsx';
import { LostNote } from './lost-note.tsx';
import { OwnPhoneChoice } from './own-phone-choice.tsx';
import { SentWrites } from './sent-writes.tsx';
import { UnsentWrites } from './unsent-writes.tsx';
import { useOwnPhone } from './use-own-phone.ts';

/**
 * Stands above the own screens of a patient: keeps them for times without network, says when there is none and from when they
 * are, and shows what waits. Nothing of it at a shared computer of a practice, nor for administrators.
 */
export function OwnPhone({ user, hasChoice = false }: { readonly user: User; readonly hasChoice?: boolean }) {
  if (user.role === 'admin' || user.desk !== undefined) return null;
  return <Keeping key={user.id} user={user} hasChoice={hasChoice} />;
}

function Keeping({ user, hasChoice }: { readonly user: User; readonly hasChoice: boolean }) {
  const { lostSinceMs, waiting, sent, leave, isOwn, choose } = useOwnPhone(user);
  return (
    <div className="no-print grid gap-3 empty:hidden mb-4">
      {lostSinceMs !== undefined && <LostNote userId={user.id} sinceMs={lostSinceMs} />}
      {sent.length > 0 && <SentWrites sent={sent} />}
      {waiting.length > 0 && <UnsentWrites userId={user.id} writes={waiting} />}
      {hasChoice && isOwn !== undefined && lostSinceMs === undefined && (
        <OwnPhoneChoice isOwn={isOwn} onChoose={choose} />
      )}
      {leave !== undefined && <LeaveNote waiting={waiting.length} onAnswer={leave} />}
    </div>
  );
}
