import { Trans } from '@lingui/react/macro';
import { type Ref, useEffect, useRef } from 'react';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useConvert } from '../use-application-acts.ts';
import { ConvertNote } from './convert-note.tsx';

/** Leads from an approval on to the conversion, without opening the application again. */
export function ConvertNext({
  application,
  onDone,
  ref,
}: {
  /** The application just approved; null for none. */
  readonly application: ProviderApplication | null;
  readonly onDone: () => void;
  /** The heading, which takes focus: a second press of Enter must not convert. */
  readonly ref: Ref<HTMLHeadingElement>;
}) {
  return application === null ? null : (
    <Next key={application.id} application={application} onDone={onDone} ref={ref} />
  );
}

function Next({
  application,
  onDone,
  ref,
}: {
  readonly application: ProviderApplication;
  readonly onDone: () => void;
  readonly ref: Ref<HTMLHeadingElement>;
}) {
  const { id, name } = application;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Its result is a promise in some browsers, which no effect may return.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const end = () => {
    onDone();
    // The pressed button is gone then.
    document.querySelector('h1')?.focus();
  };
  const convert = useConvert(id, end);
  return (
    <section ref={box} className="card mb-4 grid justify-items-start gap-3">
      <h2 ref={ref} tabIndex={-1} className="wrap-anywhere">
        <Trans>Next: convert {name}</Trans>
      </h2>
      <div className="max-w-[64ch]">
        <ConvertNote application={application} />
      </div>
      <div className="flex flex-wrap gap-3">
        <BusyButton
          busy={convert.isPending}
          busyText={<Trans>Converting...</Trans>}
          className="wrap-anywhere"
          onClick={() => convert.mutate()}
        >
          <Trans>Convert {name}</Trans>
        </BusyButton>
        <button type="button" className="button button-ghost" onClick={end}>
          <Trans>Later</Trans>
        </button>
      </div>
    </section>
  );
}
