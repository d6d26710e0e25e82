import { Trans, useLingui } from '@lingui/react/macro';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useFormDraft } from '#features/auth/web/session/use-draft.ts';
import type { AppointmentInTheWay } from '#features/portal/rules/refusals.ts';
import type { addResource, PracticeOffer, setResource } from '#features/portal/rules/resources-contract.ts';
import {
  mergeResource,
  resourceOf,
  resourceProblems,
  type TypedResource,
  typedResource,
} from '#features/portal/rules/typed-resource.ts';
import { weekOf } from '#features/portal/rules/typed-week.ts';
import type { OpenHours } from '#features/schedules/rules/slots.ts';
import { call } from '#platform/web/calls/call.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { ChangedBoth, TickedChoices } from '#platform/web/forms/form-parts.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { type Booked, DisplacedDialog } from '../displaced-dialog.tsx';
import { CopyHours } from '../schedule/copy-hours.tsx';
import { WeekDays } from '../schedule/week-days.tsx';
import { KIND_NAMES } from './resource-names.ts';
import { useOfferChange } from './use-offer-change.ts';
import { findElsewhere, WorksElsewhere } from './works-elsewhere.tsx';

const KINDS = ['practitioner', 'room', 'chair', 'machine', 'group'] as const;

type Resource = PracticeOffer['resources'][number];

/** Adds what takes visits, or changes it. */
export function ResourceDialog({
  offer,
  placeHours,
  resource,
  onClose,
  onSaved,
}: {
  readonly offer: PracticeOffer;
  /** The weekly hours of the place, with which own hours begin. */
  readonly placeHours: readonly OpenHours[];
  /** Undefined for a new one. */
  readonly resource: Resource | undefined;
  readonly onClose: () => void;
  /** Receives the visits that were to be moved and stay. */
  readonly onSaved: (stayed: readonly AppointmentInTheWay[]) => void;
}) {
  const { t } = useLingui();
  const form = useResourceForm({ offer, placeHours, resource, onSaved });
  const { typed, setTyped, errorAt, busy, conflict, both, save, giveUp } = form;
  const isRefused = resource === undefined && errorAt('name') !== undefined;
  const elsewhere = isRefused ? findElsewhere(offer, typed.name) : undefined;
  const isFirst = resource === undefined && offer.resources.length === 0 && offer.visitsToCome > 0;
  if (conflict !== null) {
    return (
      <DisplacedDialog
        name={resource?.name ?? ''}
        appointments={conflict}
        busy={busy}
        onClose={giveUp}
        onChoose={(booked) => void save(booked)}
      />
    );
  }
  const name = resource?.name ?? '';
  return (
    <FormDialog
      title={resource === undefined ? t`Add to the list` : t`Change ${name}`}
      busy={busy}
      save={resource === undefined ? <Trans>Add</Trans> : <Trans>Save</Trans>}
      onSave={() => save()}
      onClose={onClose}
    >
      <ChangedBoth both={both} />
      <WhatFields
        typed={typed}
        setTyped={setTyped}
        errorAt={(field) =>
          field === 'name' && elsewhere !== undefined
            ? t`This name is on the list of your practice already.`
            : errorAt(field)
        }
      />
      {elsewhere !== undefined && <WorksElsewhere offer={offer} elsewhere={elsewhere} onSaved={() => onSaved([])} />}
      {isFirst && <TakesOver offer={offer} value={form.takesOver} onChange={form.setTakesOver} />}
      <div className="grid gap-1">
        <CheckboxInput
          label={<Trans>Patients see the name and can choose it</Trans>}
          checked={typed.isPublic}
          onChange={({ target }) => setTyped((before) => ({ ...before, isPublic: target.checked }))}
        />
        <CheckboxInput
          label={<Trans>Takes ordinary visits: patients who ask for nobody in particular may come here</Trans>}
          checked={typed.takesOrdinary}
          onChange={({ target }) => setTyped((before) => ({ ...before, takesOrdinary: target.checked }))}
        />
      </div>
      {offer.places.length > 1 && (
        <TickedChoices
          legend={<Trans>Where</Trans>}
          choices={offer.places.map((place) => ({ value: place.id, label: place.name }))}
          chosen={typed.places}
          error={errorAt('places')}
          onChange={(places) => setTyped((before) => ({ ...before, places }))}
        />
      )}
      <OwnHours
        place={offer.placeName}
        // Those of the resource itself are in the form.
        others={offer.resources.filter(({ id, hours }) => id !== resource?.id && hours !== null)}
        typed={typed}
        setTyped={setTyped}
        form={form}
      />
    </FormDialog>
  );
}

/** What is typed, and saving it. */
function useResourceForm({
  offer,
  placeHours,
  resource,
  onSaved,
}: Pick<Parameters<typeof ResourceDialog>[0], 'offer' | 'placeHours' | 'resource' | 'onSaved'>) {
  const { t, i18n } = useLingui();
  const { busy, conflict, change, giveUp } = useOfferChange(offer.providerId);
  const asTyped = (of: Resource | undefined) =>
    typedResource(of, { placeId: offer.providerId, hours: [...placeHours] });
  // As it was read last: what is typed is compared with it, here and by the server.
  const isChangedFrom = (typed: TypedResource, base: Resource | undefined) =>
    JSON.stringify(resourceOf(typed)) !== JSON.stringify(resourceOf(asTyped(base)));
  const { base, setBase, typed, setTyped } = useFormDraft(
    `${resource === undefined ? 'new resource' : `resource ${resource.id}`} of ${offer.providerId}`,
    () => ({ base: resource, typed: asTyped(resource) }),
    isChangedFrom,
  );
  // Without visits there is nothing to take over: the first one added is the only one.
  const [takesOver, setTakesOver] = useState(offer.visitsToCome === 0);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [both, setBoth] = useState<readonly string[]>([]);
  useLeaveWarning(isChangedFrom(typed, base), t`You have changes that are not saved. Leave this page anyway?`);

  const send = async (booked: Booked | undefined) => {
    const wanted = resourceOf(typed);
    if (base === undefined) {
      const body = { ...wanted, ...(takesOver && { takesOver }) };
      return await call<typeof addResource>('POST', '/api/portal/providers/:id/resources', {
        params: { id: offer.providerId },
        body,
      });
    }
    const { id: resourceId, visitsToCome: _, ...was } = base;
    return await call<typeof setResource>('PUT', '/api/portal/providers/:id/resources/:resourceId', {
      params: { id: offer.providerId, resourceId },
      body: { ...wanted, was, ...(booked && { booked }) },
    });
  };
  const save = async (booked?: Booked): Promise<boolean> => {
    const problems = resourceProblems(typed, offer.visitMinutes);
    setErrors(problems);
    setBoth([]);
    if (Object.keys(problems).length > 0) return true;
    const { name } = resourceOf(typed);
    const refused = await change(
      {
        title: base === undefined ? t`${name} is on the list` : t`Changes saved`,
        send,
        done: onSaved,
        outdated: ({ resources }) => {
          const now = resources.find(({ id }) => id === base?.id);
          if (now === undefined) return;
          const merged = mergeResource(asTyped(base), typed, asTyped(now));
          setTyped(merged.typed);
          setBoth(merged.both);
          setBase(now);
        },
      },
      booked,
    );
    setErrors(refused);
    return Object.keys(refused).length > 0;
  };
  const errorAt = (field: string) => {
    const problem = errors[field];
    return problem === undefined ? undefined : translateText(i18n, problem);
  };
  return { typed, setTyped, takesOver, setTakesOver, errors, errorAt, both, busy, conflict, save, giveUp };
}

interface Fields {
  readonly typed: TypedResource;
  readonly setTyped: Dispatch<SetStateAction<TypedResource>>;
}

function WhatFields({
  typed,
  setTyped,
  errorAt,
}: Fields & { readonly errorAt: (field: string) => string | undefined }) {
  const { i18n } = useLingui();
  const set = (name: 'name' | 'title' | 'atOnce') => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <>
      <SelectInput
        label={<Trans>What is it?</Trans>}
        value={typed.kind}
        onChange={({ target }) =>
          setTyped((before) => ({ ...before, kind: KINDS.find((kind) => kind === target.value) ?? before.kind }))
        }
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(KIND_NAMES[kind])}
          </option>
        ))}
      </SelectInput>
      <TextInput label={<Trans>Name</Trans>} maxLength={80} error={errorAt('name')} {...set('name')} />
      {typed.kind === 'practitioner' && (
        <TextInput
          label={<Trans>Title (optional)</Trans>}
          hint={<Trans>What they are, such as Dental surgeon.</Trans>}
          maxLength={80}
          error={errorAt('title')}
          {...set('title')}
        />
      )}
      <TextInput
        label={<Trans>How many visits at the same time</Trans>}
        hint={<Trans>From 1 to 99. Visits that are booked stay if you lower it.</Trans>}
        inputMode="numeric"
        error={errorAt('capacity')}
        {...set('atOnce')}
      />
    </>
  );
}

/** Asks who has the visits that were booked so far, once a place gets its first people. */
function TakesOver({
  offer: { placeName: name, visitsToCome },
  value,
  onChange,
}: {
  readonly offer: PracticeOffer;
  readonly value: boolean;
  readonly onChange: (takesOver: boolean) => void;
}) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">
        <Trans>Who has taken the visits here so far?</Trans>
      </legend>
      <label className="flex min-h-11 items-start gap-3 py-2.5 wrap-anywhere">
        <input
          type="radio"
          name="takes-over"
          className="mt-0.5 size-5 flex-none accent-green"
          checked={!value}
          onChange={() => onChange(false)}
        />
        <Trans>{name}: put this name on the list, too</Trans>
      </label>
      <label className="flex min-h-11 items-start gap-3 py-2.5 wrap-anywhere">
        <input
          type="radio"
          name="takes-over"
          className="mt-0.5 size-5 flex-none accent-green"
          checked={value}
          onChange={() => onChange(true)}
        />
        <Trans>The one I am adding now</Trans>
      </label>
      <p className="text-sm text-soft">
        <Trans>The visits to come ({visitsToCome}) are listed with them. Their times stay.</Trans>
      </p>
    </fieldset>
  );
}

/** The hours of the place, or own ones within them. */
function OwnHours({
  place,
  others,
  typed: { followsPlace, week },
  setTyped,
  form: { errors, errorAt },
}: Fields & {
  readonly place: string;
  /** Those with own hours, which can be copied. */
  readonly others: PracticeOffer['resources'];
  readonly form: Pick<ReturnType<typeof useResourceForm>, 'errors' | 'errorAt'>;
}) {
  const copy = (from: number) => {
    const hours = others.find(({ id }) => id === from)?.hours;
    if (hours) setTyped((before) => ({ ...before, week: weekOf(hours) }));
  };
  return (
    <div className="grid gap-3">
      <CheckboxInput
        label={<Trans>Has own hours</Trans>}
        checked={!followsPlace}
        onChange={({ target }) => setTyped((before) => ({ ...before, followsPlace: !target.checked }))}
      />
      {followsPlace ? (
        <p className="text-sm text-soft">
          <Trans>Without own hours, visits are possible whenever {place} is open.</Trans>
        </p>
      ) : (
        <>
          <p className="text-sm text-soft">
            <Trans>
              Only hours within the opening hours of {place} count. Hours that end at midnight end at 00:00.
            </Trans>
          </p>
          <CopyHours from={others} onCopy={copy} />
          {errorAt('hours') !== undefined && (
            <p role="alert" tabIndex={-1} className="field-error">
              {errorAt('hours')}
            </p>
          )}
          <WeekDays
            week={week}
            errorAt={(weekday) => errors[`hours.${weekday}`]}
            onChange={(changed) => setTyped((before) => ({ ...before, week: { ...before.week, ...changed } }))}
          />
        </>
      )}
    </div>
  );
}
