import { Trans, useLingui } from '@lingui/react/macro';
import { NeedsScript } from '#app/web/layout/needs-script.tsx';
import { WaitingRoomBoard } from '#features/queue/web/waiting-room/waiting-room-board.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** The room is for the numbers. */
export const Header = () => null;

/** The screen in the waiting room of a practice. */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Numbers in the waiting room`} noIndex />
      <h1 tabIndex={-1} className="sr-only">
        <Trans>Numbers in the waiting room</Trans>
      </h1>
      <NeedsScript />
      <WaitingRoomBoard />
    </>
  );
}
