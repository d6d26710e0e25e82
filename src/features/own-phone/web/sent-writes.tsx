import { Trans } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import type { OwnWrite } from '#platform/web/waiting/own-writes.ts';
import { useKindNames } from './use-kind-names.ts';

/** What waited and is sent now. */
export function SentWrites({ sent }: { readonly sent: readonly OwnWrite[] }) {
  const names = useKindNames();
  return (
    <>
      {sent.some(({ isUrgent }) => isUrgent === true) && <UrgentNote />}
      <section role="status" className="notice notice-green grid gap-1">
        <p className="flex items-center gap-3 font-semibold">
          <Check aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
          <Trans>The network is back. This was sent:</Trans>
        </p>
        <ul className="grid gap-1">
          {sent.map(({ id, kind, about }) => (
            <li key={id} className="wrap-anywhere">
              {names[kind]}
              {about !== '' && `, ${about}`}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** What was written without network is an emergency by its words: it leads, wherever the patient is. */
function UrgentNote() {
  return (
    <section role="alert" className="notice notice-red grid gap-3">
      <p className="flex items-center gap-2 text-lg font-bold">
        <TriangleAlert aria-hidden size={24} strokeWidth={1.75} className="flex-none" />
        <Trans>What you wrote in your diary can be an emergency.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <a className="button button-urgent" href={`tel:${EMERGENCY_NUMBER}`}>
          <Trans>Call {EMERGENCY_NUMBER}</Trans>
        </a>
        <a className="button button-ghost" href="/symptom-tracker">
          <Trans>Read what it says</Trans>
        </a>
        <a className="button button-ghost" href="/where-to-go">
          <Trans>Hospitals for emergencies</Trans>
        </a>
      </div>
    </section>
  );
}
