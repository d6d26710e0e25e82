import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { signInPath } from '#features/auth/rules/next-path.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { toast } from '#platform/web/toast-store.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { ReportForm } from './report-form.tsx';

const QUIET = 'link inline-flex min-h-11 items-center gap-1.5 text-sm';

/** Reports a review; signed out, by signing in first. `describedBy` is the id of the review's element. */
export function ReportReview({
  reviewId,
  describedBy,
  here,
}: {
  readonly reviewId: number;
  readonly describedBy: string;
  /** The address to return to after signing in. */
  readonly here: string;
}) {
  const { t } = useLingui();
  const user = useCurrentUser();
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<{ Form: typeof ReportForm } | null>(null);
  const close = () => setOpened(null);
  const { begin } = useDialogEntry(opened !== null, close);
  const [reported, setReported] = useState(false);
  const label = (
    <>
      <Flag size={16} strokeWidth={1.75} aria-hidden />
      <Trans>Report</Trans>
    </>
  );
  if (reported) {
    return (
      <output className="inline-flex min-h-11 items-center text-sm text-soft">
        <Trans>Reported. We will look at it.</Trans>
      </output>
    );
  }
  if (!user) {
    return (
      <Link href={signInPath(here)} rel="nofollow" className={QUIET} aria-describedby={describedBy}>
        {label}
      </Link>
    );
  }
  const open = () => {
    import('./report-form.tsx').then(
      ({ ReportForm: Form }) => {
        begin();
        setOpened({ Form });
      },
      () =>
        toast({
          title: t`This could not be loaded`,
          description: t`Check your connection and try again.`,
          variant: 'destructive',
        }),
    );
  };
  return (
    <>
      <button type="button" className={QUIET} aria-describedby={describedBy} disabled={!hydrated} onClick={open}>
        {label}
      </button>
      {opened !== null && <opened.Form reviewId={reviewId} onReported={() => setReported(true)} onClose={close} />}
    </>
  );
}
