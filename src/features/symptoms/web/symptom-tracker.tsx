import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import { toast } from '#platform/web/toast-store.ts';
import { LinkTabs } from '#platform/web/ui/link-tabs.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { beginSteps, endSteps } from '#platform/web/use-step-history.ts';
import { TRACKER_TABS, type TrackerTab } from './diary-queries.ts';
import { InsightList } from './insights/insight-list.tsx';
import { SymptomHistory } from './symptom-history.tsx';

type Loaded = typeof import('./record-dialog.tsx');

/** The fragment that a press on the button leaves in the address before scripts run. */
const EARLY = '#record';

/** The symptom diary of the signed-in user: entries, charts and insights, and a dialog to record more. */
export function SymptomTracker({ user, tab }: { readonly user: User; readonly tab: TrackerTab }) {
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
  const isHydrated = useHydrated();
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
  const openEarly = useEffectEvent(() => {
    if (location.hash !== EARLY) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    record();
  });
  useEffect(() => openEarly(), []);
  return (
    <>
      {/* A link, because it may be pressed before scripts run: the dialog then opens by itself when they do. */}
      <a
        href={EARLY}
        className="button my-4 w-full sm:w-auto"
        onClick={(event) => {
          event.preventDefault();
          record();
        }}
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Record Symptoms</Trans>
      </a>
      {!isHydrated && (
        <p id={EARLY.slice(1)} className="notice mb-4 hidden target:block noscript:hidden">
          <Trans>The form is loading and opens by itself.</Trans>
        </p>
      )}
      <LinkTabs tabs={tabs} chosen={tab} label={t`Symptom Tracker`}>
        {tab === 'history' ? <SymptomHistory onRecord={record} /> : <InsightList />}
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
