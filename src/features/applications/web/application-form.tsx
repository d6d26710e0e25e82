import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ApplicationForm as Schema, type ApplicationForm as Values } from '#features/applications/contract.ts';
import type { NextPlace } from '#features/applications/rules/next-place-contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { ApiError, serverMessage } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { discardDraft, readDraft, saveDraft } from './application-draft.ts';
import { type ApplicationValues, DEFAULT_VALUES } from './application-values.ts';
import { listedPoint, valuesOf } from './claim/claimed-listing.ts';
import { ApplicantKind } from './facility/applicant-kind.tsx';
import { withAppliedValues } from './facility/applied-resolver.ts';
import { FacilitySection, RegisterNumbersSection } from './facility/facility-section.tsx';
import { FurtherPlacesSection } from './facility/further-places-section.tsx';
import { PeopleSection } from './facility/people-section.tsx';
import { PinField } from './facility/pin-field.tsx';
import { WeekSection } from './facility/week-section.tsx';
import { withFileCheck } from './file-check.ts';
import { MoreSection } from './more-section.tsx';
import { valuesOfNext } from './next-place.tsx';
import { PlaceSection } from './place-section.tsx';
import { sendApplication } from './send-application.ts';
import { WhoSection } from './who-section.tsx';
import { AvailabilitySection, CapabilitiesSection, LanguagesSection } from './work-sections.tsx';

/** Pause in typing before the draft is saved, ms. */
const PAUSE_MS = 300;

/** The hint of the address in the application of a facility. */
const MAIN_PLACE = <Trans>Of your main place. You add further places below the hours.</Trans>;

/** What the form starts with. */
function useDefaults(listing: ProviderDetail | undefined, nextPlace: NextPlace | undefined) {
  const user = useCurrentUser();
  const ofNext = nextPlace && { ...valuesOfNext(nextPlace), ...(user && { contactName: user.fullName }) };
  return { ...DEFAULT_VALUES, ...(listing && valuesOf(listing)), ...ofNext };
}

/** The application to join the network. The draft is kept in this browser tab until it is sent. */
export function ApplicationForm({
  listing,
  nextPlace,
  onSent,
  onStartOver,
}: {
  /** The claimed listing, from which the form is filled in. */
  readonly listing?: ProviderDetail | undefined;
  /** The place beside which another one is applied for, from which the form is filled in. */
  readonly nextPlace?: NextPlace & { readonly id: number };
  readonly onSent: () => void;
  /** The draft was discarded: the form must be mounted again. */
  readonly onStartOver: () => void;
}) {
  const { t, i18n } = useLingui();
  const listingId = listing?.id;
  const draft = nextPlace === undefined ? listingId : `place-${nextPlace.id}`;
  const keepsListedPhone = Boolean(listing?.phone);
  const form = useForm<ApplicationValues, unknown, Values>({
    resolver: withFileCheck(withAppliedValues(standardSchemaResolver(Schema) as never)) as never,
    defaultValues: useDefaults(listing, nextPlace),
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { subscribe, setValue, control } = form;
  const isFacility = useWatch({ control, name: 'kind' }) === 'facility';

  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft(draft) ?? {})) {
      setValue(name as keyof ApplicationValues, value as never, { shouldDirty: true });
    }
    let pause: ReturnType<typeof setTimeout> | undefined;
    let unsaved: ApplicationValues | undefined;
    const save = () => {
      if (unsaved !== undefined) saveDraft(draft, unsaved);
      unsaved = undefined;
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(pause);
        unsaved = values;
        pause = setTimeout(save, PAUSE_MS);
      },
    });
    // The user may reload or leave before the pause is over.
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      clearTimeout(pause);
      stop();
    };
  }, [subscribe, setValue, draft]);

  const send = async ({ credentials, ...values }: Values) => {
    const file = isFacility ? undefined : form.getValues('resumeFile')?.[0];
    try {
      await sendApplication({ ...values, credentials: credentials.join(', '), listingId }, file);
      toast({
        title: t`Application Submitted`,
        description: t`Thank you for your interest in joining our network. We'll review your application and get back to you soon.`,
      });
      onSent();
      discardDraft(draft);
    } catch (error) {
      const reason = serverMessage(error);
      const unexplained =
        error instanceof ApiError
          ? t`Failed to submit application`
          : t`We couldn't reach the server. Check your connection and try again.`;
      toast({
        title: t`Submission Failed`,
        description: reason === undefined ? unexplained : translateText(i18n, reason),
        variant: 'destructive',
      });
      showServerErrors(error);
    }
  };
  return (
    <FormProvider {...form}>
      <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <ErrorSummary control={form.control} />
        <ApplicantKind />
        {isFacility ? (
          <FacilitySection keepsListedPhone={keepsListedPhone} />
        ) : (
          <WhoSection keepsListedPhone={keepsListedPhone} />
        )}
        <PlaceSection hint={isFacility && nextPlace === undefined ? MAIN_PLACE : undefined}>
          {isFacility && <PinField path="" listed={listing === undefined ? null : listedPoint(listing)} />}
        </PlaceSection>
        {isFacility && <RegisterNumbersSection />}
        {isFacility && <PeopleSection />}
        <MoreSection hasResume={!isFacility} />
        {isFacility ? <WeekSection /> : <AvailabilitySection />}
        {isFacility && <FurtherPlacesSection />}
        <CapabilitiesSection />
        <LanguagesSection />
        <p className="text-soft">
          <Trans>
            What you fill in stays in this tab until you send it or close the tab, but for the file. We use it to decide
            on your application; what patients see of it is your name, practice, phone number, hours, languages and bio.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.formState.isSubmitting} busyText={<Trans>Submitting...</Trans>}>
            <Trans>Submit Application</Trans>
          </SubmitButton>
          <button
            type="button"
            className="button button-ghost"
            onClick={() => {
              discardDraft(draft);
              onStartOver();
            }}
          >
            <Trans>Start over</Trans>
          </button>
        </div>
      </form>
    </FormProvider>
  );
}
