import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { AppointmentInTheWay } from '#features/portal/rules/refusals.ts';
import type { PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { StayedNotice } from '../displaced-dialog.tsx';
import { offerOf, settingsOf } from '../portal-queries.ts';
import { PatientLimit } from './patient-limit.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { ResourceList } from './resource-list.tsx';
import { RetireDialog, type Retired } from './retire-dialog.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceList } from './service-list.tsx';

/** What is open over the lists. */
type Open =
  | { readonly type: 'resource'; readonly resource: PracticeOffer['resources'][number] | undefined }
  | { readonly type: 'service'; readonly service: PracticeOffer['services'][number] | undefined }
  | { readonly type: 'retire'; readonly retired: Retired };

/** Who and what takes the visits of a place, and the services of its practice. */
export function PeopleView({ providerId }: { readonly providerId: number }) {
  const { data: offer, isError, refetch } = usePathQuery(offerOf(providerId));
  const { data: settings } = usePathQuery(settingsOf(providerId));
  const [open, setOpen] = useDraft<Open | null>(`dialog of people ${providerId}`, null);
  const [stayed, setStayed] = useState<readonly AppointmentInTheWay[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);
  const { begin, askAndClose } = useDialogEntry(open !== null, close);
  const show = (next: Open) => {
    begin();
    setStayed([]);
    setOpen(next);
  };
  const onSaved = (left: readonly AppointmentInTheWay[] = []) => {
    setStayed(left);
    close();
  };
  if (isError && offer === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your people and services.</Trans>
      </LoadError>
    );
  }
  if (offer === undefined) return <Spinner />;
  return (
    <>
      <StayedNotice appointments={stayed} />
      <ResourceList
        offer={offer}
        headingRef={heading}
        onAdd={() => show({ type: 'resource', resource: undefined })}
        onEdit={(resource) => show({ type: 'resource', resource })}
        onRetire={({ id, name }) => show({ type: 'retire', retired: { type: 'resource', id, name } })}
      />
      <ServiceList
        offer={offer}
        onAdd={() => show({ type: 'service', service: undefined })}
        onEdit={(service) => show({ type: 'service', service })}
        onRetire={({ id, name }) => show({ type: 'retire', retired: { type: 'service', id, name } })}
      />
      <PatientLimit key={`${providerId}`} offer={offer} />
      {open?.type === 'resource' && (
        <ResourceDialog
          offer={offer}
          placeHours={settings?.hours ?? []}
          resource={open.resource}
          onClose={askAndClose}
          onSaved={onSaved}
        />
      )}
      {open?.type === 'service' && (
        <ServiceDialog offer={offer} service={open.service} onClose={askAndClose} onSaved={() => onSaved()} />
      )}
      {open?.type === 'retire' && (
        <RetireDialog
          offer={offer}
          retired={open.retired}
          onClose={close}
          onSaved={(left) => {
            onSaved(left);
            // The focused button is gone.
            if (left.length === 0) requestAnimationFrame(() => heading.current?.focus());
          }}
        />
      )}
    </>
  );
}
