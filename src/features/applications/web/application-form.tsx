import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApplicationForm as Schema } from '#features/applications/contract.ts';
import { ApiError, serverMessage } from '#platform/web/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { type ApplicationValues, PROPOSED } from './application-values.ts';
import { withFileCheck } from './file-check.ts';
import { forgetDraft, keepDraft, readDraft } from './kept-application.ts';
import { MoreSection } from './more-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { sendApplication } from './send-application.ts';
import { WhoSection } from './who-section.tsx';
import { AvailabilitySection, CapabilitiesSection, LanguagesSection } from './work-sections.tsx';

/** How long somebody pauses before what they filled in is kept, ms. */
const PAUSE_MS = 300;

/** The application to join the network. What is filled in stays in this tab until it is sent. */
export function ApplicationForm({
  onSent,
  onStartOver,
}: {
  readonly onSent: () => void;
  /** Everything filled in is forgotten: the form has to be made anew. */
  readonly onStartOver: () => void;
}) {
  const { t, i18n } = useLingui();
  const form = useForm<ApplicationValues>({
    resolver: withFileCheck(standardSchemaResolver(Schema)) as never,
    defaultValues: PROPOSED,
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { subscribe, setValue } = form;

  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft() ?? {})) {
      setValue(name as keyof ApplicationValues, value as never, { shouldDirty: true });
    }
    let pause: ReturnType<typeof setTimeout> | undefined;
    let unkept: ApplicationValues | undefined;
    const keep = () => {
      if (unkept !== undefined) keepDraft(unkept);
      unkept = undefined;
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(pause);
        unkept = values;
        pause = setTimeout(keep, PAUSE_MS);
      },
    });
    // Who reloads or leaves right after typing waits for no pause.
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      clearTimeout(pause);
      stop();
    };
  }, [subscribe, setValue]);

  const send = async ({ credentials, resumeFile: _file, ...values }: ApplicationValues) => {
    const file = form.getValues('resumeFile')?.[0];
    try {
      await sendApplication({ ...values, credentials: credentials.join(', ') }, file);
      toast({
        title: t`Application Submitted`,
        description: t`Thank you for your interest in joining our network. We'll review your application and get back to you soon.`,
      });
      onSent();
      forgetDraft();
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
        <WhoSection />
        <PlaceSection />
        <MoreSection />
        <AvailabilitySection />
        <CapabilitiesSection />
        <LanguagesSection />
        <p className="text-soft">
          <Trans>
            What you fill in stays in this tab until you send it or close the tab, but for the file. We use it to decide
            on your application; what patients see of it is your name, practice, hours, languages and bio.
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
              forgetDraft();
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
