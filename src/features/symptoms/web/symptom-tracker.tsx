import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import { toast } from '#platform/web/toast-store.ts';
import { LinkTabs } from '#platform/web/ui/link-tabs.tsx';
import { beginSteps, endSteps } from '#platform/web/use-step-history.ts';
import { RECORD_PAGE, TRACKER_TABS, type TrackerTab } from './diary-queries.ts';
import { InsightList } from './insights/insight-list.tsx';
import { SymptomHistory } from './symptom-history.tsx';

type Loaded = typeof import('./record-dialog.tsx');

/** The symptom diary of the signed-in user: entries, charts and insights, and a dialog to record more. */
export function SymptomTracker({
  user,
  tab,
  shown,
}: {
  readonly user: User;
  readonly tab: TrackerTab;
  /** Of `shownIn`. */
  readonly shown: number;
}) {
  const { t } = useLingui();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  // A new number starts a new entry; closing and opening the dialog keeps the number.
  const [entry, setEntry] = useState(0);
  const labels: Record<TrackerTab, string> = { history: t`Symptoms History`, insights: t`Health Insights` };
  const tabs = TRACKER_TABS.map((id) => ({
    id,
    label: labels[id],
    href: id === 'history' ? '/symptom-tracker' : `/symptom-tracker?tab=${id}`,
  }));
  useEffect(() => {
    // If the page was reloaded with the dialog open, its history entries are left over.
    endSteps();
  }, []);
  const close = () => setOpen(false);
  const record = () => {
    import('./record-dialog.tsx').then(
      (module) => {
        beginSteps();
        setLoaded(module);
        setOpen(true);
      },
      () =>
        toast({
          title: t`The form could not be loaded`,
          description: t`Check your connection and try again.`,
          variant: 'destructive',
        }),
    );
  };
  return (
    <>
      {/* Before scripts run, it leads to the same form on a page. */}
      <a
        href={RECORD_PAGE}
        className="button my-4 w-full sm:w-auto"
        onClick={(event) => {
          event.preventDefault();
          record();
        }}
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Record Symptoms</Trans>
      </a>
      <LinkTabs tabs={tabs} chosen={tab} label={t`Symptom Tracker`}>
        {tab === 'history' ? <SymptomHistory shown={shown} onRecord={record} /> : <InsightList shown={shown} />}
      </LinkTabs>
      {loaded !== undefined && (
        <loaded.RecordDialog
          key={entry}
          user={user}
          open={isOpen}
          onClose={close}
          onDone={() => {
            close();
            setEntry(entry + 1);
          }}
        />
      )}
    </>
  );
}
