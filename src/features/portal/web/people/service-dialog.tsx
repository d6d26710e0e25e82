import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormDraft } from '#features/auth/web/session/use-draft.ts';
import type { addService, PracticeOffer, setService } from '#features/portal/rules/resources-contract.ts';
import { mergeService, serviceOf, serviceProblems, typedService } from '#features/portal/rules/typed-service.ts';
import { call } from '#platform/web/calls/call.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { ChangedBoth, TickedChoices } from '#platform/web/forms/form-parts.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { OwnLengths } from './own-lengths.tsx';
import { BOOKED_BY_NAMES, CARE_TYPE_NAMES, VISIT_TYPE_NAMES } from './resource-names.ts';
import { useOfferChange } from './use-offer-change.ts';

const BOOKED_BY = ['anyone', 'known', 'desk'] as const;
const VISIT_TYPES = ['in-person', 'telehealth'] as const;
const CARE_TYPES = ['routine', 'urgent'] as const;

type Service = PracticeOffer['services'][number];

/** Adds a service of the practice, or changes it. */
export function ServiceDialog({
  offer,
  service,
  onClose,
  onSaved,
}: {
  readonly offer: PracticeOffer;
  /** Undefined for a new one. */
  readonly service: Service | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const { t, i18n } = useLingui();
  const { typed, setTyped, errorAt, both, busy, save } = useServiceForm({ offer, service, onSaved });
  const givers = [...offer.resources, ...offer.elsewhere].filter(({ id }) => typed.resourceIds.includes(id));
  const set = (name: 'name' | 'minutes' | 'afterMinutes' | 'price') => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const name = service?.name ?? '';
  return (
    <FormDialog
      title={service === undefined ? t`Add a service` : t`Change ${name}`}
      busy={busy}
      save={service === undefined ? <Trans>Add</Trans> : <Trans>Save</Trans>}
      onSave={save}
      onClose={onClose}
    >
      <ChangedBoth both={both} />
      <TextInput label={<Trans>Name</Trans>} maxLength={80} error={errorAt('name')} {...set('name')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={<Trans>Length in minutes</Trans>}
          hint={<Trans>From 5 to 480. Visits that are booked keep their length.</Trans>}
          inputMode="numeric"
          error={errorAt('minutes')}
          {...set('minutes')}
        />
        <TextInput
          label={<Trans>Time needed afterwards in minutes</Trans>}
          hint={<Trans>From 0 to 120, such as for cleaning. Nothing can be booked then.</Trans>}
          inputMode="numeric"
          error={errorAt('afterMinutes')}
          {...set('afterMinutes')}
        />
      </div>
      <TextInput
        label={<Trans>Price in naira (optional)</Trans>}
        hint={
          <Trans>Patients see it. If it is free, leave the price empty. Visits that are booked keep their price.</Trans>
        }
        inputMode="decimal"
        error={errorAt('priceKobo')}
        {...set('price')}
      />
      <TickedChoices
        legend={<Trans>Who gives it?</Trans>}
        choices={[...offer.resources, ...offer.elsewhere].map((one) => ({ value: one.id, label: one.name }))}
        chosen={typed.resourceIds}
        error={errorAt('resourceIds')}
        all={offer.resources.map(({ id }) => id)}
        onChange={(resourceIds) => setTyped((before) => ({ ...before, resourceIds: [...resourceIds] }))}
      />
      {givers.length > 1 && (
        <OwnLengths
          givers={givers}
          typed={typed}
          errorAt={errorAt}
          onChange={(own) => setTyped((before) => ({ ...before, own }))}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TickedChoices
          legend={<Trans>Kind of visit</Trans>}
          choices={VISIT_TYPES.map((value) => ({ value, label: i18n._(VISIT_TYPE_NAMES[value]) }))}
          chosen={typed.visitTypes}
          error={errorAt('visitTypes')}
          onChange={(visitTypes) => setTyped((before) => ({ ...before, visitTypes: [...visitTypes] }))}
        />
        <TickedChoices
          legend={<Trans>Type of care</Trans>}
          choices={CARE_TYPES.map((value) => ({ value, label: i18n._(CARE_TYPE_NAMES[value]) }))}
          chosen={typed.careTypes}
          error={errorAt('careTypes')}
          onChange={(careTypes) => setTyped((before) => ({ ...before, careTypes: [...careTypes] }))}
        />
      </div>
      <SelectInput
        label={<Trans>Who may book it?</Trans>}
        value={typed.bookedBy}
        onChange={({ target }) =>
          setTyped((before) => ({
            ...before,
            bookedBy: BOOKED_BY.find((each) => each === target.value) ?? before.bookedBy,
          }))
        }
      >
        {BOOKED_BY.map((each) => (
          <option key={each} value={each}>
            {i18n._(BOOKED_BY_NAMES[each])}
          </option>
        ))}
      </SelectInput>
    </FormDialog>
  );
}

/** What is typed, and saving it. */
function useServiceForm({ offer, service, onSaved }: Omit<Parameters<typeof ServiceDialog>[0], 'onClose'>) {
  const { t, i18n } = useLingui();
  const { busy, change } = useOfferChange(offer.providerId);
  // As it was read last: what is typed is compared with it, here and by the server.
  const asTyped = (of: Service | undefined) => typedService(of, offer.visitMinutes);
  const isChangedFrom = (typed: ReturnType<typeof asTyped>, base: Service | undefined) =>
    base === undefined ? typed.name !== '' : JSON.stringify(typed) !== JSON.stringify(asTyped(base));
  const { base, setBase, typed, setTyped } = useFormDraft(
    `${service === undefined ? 'new service' : `service ${service.id}`} of ${offer.providerId}`,
    () => ({
      base: service,
      typed: {
        ...asTyped(service),
        // Of one person or room, there is nothing to choose.
        ...(service === undefined &&
          offer.resources.length === 1 && { resourceIds: offer.resources.map(({ id }) => id) }),
      },
    }),
    isChangedFrom,
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [both, setBoth] = useState<readonly string[]>([]);
  useLeaveWarning(isChangedFrom(typed, base), t`You have changes that are not saved. Leave this page anyway?`);

  const send = async () => {
    const wanted = serviceOf(typed);
    if (base === undefined) {
      return await call<typeof addService>('POST', '/api/portal/providers/:id/services', {
        params: { id: offer.providerId },
        body: wanted,
      });
    }
    const { id: serviceId, ...was } = base;
    return await call<typeof setService>('PUT', '/api/portal/providers/:id/services/:serviceId', {
      params: { id: offer.providerId, serviceId },
      body: { ...wanted, was },
    });
  };
  const save = async (): Promise<boolean> => {
    const problems = serviceProblems(typed);
    setErrors(problems);
    setBoth([]);
    if (Object.keys(problems).length > 0) return true;
    const { name } = serviceOf(typed);
    const refused = await change({
      title: base === undefined ? t`${name} is on the list` : t`Changes saved`,
      send,
      done: onSaved,
      outdated: ({ services }) => {
        const now = services.find(({ id }) => id === base?.id);
        if (now === undefined) return;
        const merged = mergeService(asTyped(base), typed, asTyped(now));
        setTyped(merged.typed);
        setBoth(merged.both);
        setBase(now);
      },
    });
    setErrors(refused);
    return Object.keys(refused).length > 0;
  };
  const errorAt = (field: string) => {
    const problem = errors[field];
    return problem === undefined ? undefined : translateText(i18n, problem);
  };
  return { typed, setTyped, errorAt, both, busy, save };
}
