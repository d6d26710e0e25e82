import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { memberMay } from '#features/directory/rules/member-roles.ts';
import type { Checklist } from '#features/portal/rules/checklist-contract.ts';
import { bookingsStanding, isBookable } from '#features/portal/rules/checklist-state.ts';
import { ContactList } from '#features/practice-news/web/contacts/contact-list.tsx';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { PortalTab } from '../portal-address.ts';
import { checklistOf } from '../portal-queries.ts';
import { BookingsState } from './bookings-state.tsx';
import { BookingsSwitch } from './bookings-switch.tsx';
import { ChecklistStep } from './checklist-step.tsx';
import { HoursStep } from './hours-step.tsx';
import { NextSteps } from './next-steps.tsx';
import { useChecklistChange } from './use-checklist-change.ts';
import { useUnfinished } from './use-unfinished.ts';

/** Whether patients can book, the steps before they can, and the switch that starts or pauses bookings. */
export function ChecklistView({
  providerId,
  linkTo,
}: {
  readonly providerId: number;
  readonly linkTo: (tab: PortalTab) => string;
}) {
  const { data: checklist, isError, refetch } = usePathQuery(checklistOf(providerId));
  const queryClient = useQueryClient();
  const [name] = checklistOf(providerId).queryKey;
  const reload = useCallback(() => void queryClient.invalidateQueries({ queryKey: [name] }), [queryClient, name]);
  // Other members and administrators change it too.
  useEffect(reload, [reload]);
  if (isError && checklist === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load this.</Trans>
      </LoadError>
    );
  }
  if (checklist === undefined) return <Spinner />;
  return <Steps checklist={checklist} linkTo={linkTo} onChanged={reload} />;
}

function Steps({
  checklist,
  linkTo,
  onChanged,
}: {
  readonly checklist: Checklist;
  readonly linkTo: (tab: PortalTab) => string;
  /** Called when contacts or people have changed, by which the checklist changes. */
  readonly onChanged: () => void;
}) {
  const { busy, confirm, set } = useChecklistChange(checklist);
  const state = useRef<HTMLHeadingElement>(null);
  const unfinished = useUnfinished(checklist.id).filter((place) => memberMay(place, 'settings'));
  // Before the start, the checklist comes first.
  const hasStarted = isBookable(bookingsStanding(checklist));
  const nextSteps = <NextSteps checklist={checklist} linkTo={linkTo} />;
  const isMissing = (check: Checklist['missing'][number]) => checklist.missing.includes(check);
  return (
    <>
      <BookingsState ref={state} checklist={checklist} linkTo={linkTo} />
      {hasStarted && nextSteps}
      <section className="grid gap-4">
        <h2>
          <Trans>Checklist</Trans>
        </h2>
        <ol className="grid gap-4">
          <ChecklistStep title={<Trans>An account for your practice</Trans>} isDone={!isMissing('member')}>
            <p className="max-w-[64ch] text-soft">
              <Trans>Somebody of your practice has accepted the invitation and can sign in here.</Trans>
            </p>
          </ChecklistStep>
          <HoursStep
            checklist={checklist}
            scheduleHref={linkTo('schedule')}
            peopleHref={linkTo('people')}
            busy={busy === 'hours'}
            onConfirm={confirm}
            onPeopleChanged={onChanged}
          />
          <ChecklistStep title={<Trans>Where your news go</Trans>} isDone={!isMissing('contact')}>
            <p className="max-w-[64ch] text-soft">
              <Trans>
                We e-mail you when a patient books, moves or cancels a visit, without health details. Each address gets
                a test alert first: open the mail there and press the button in it. An address that doesn't answer
                within 30 days is removed.
              </Trans>
            </p>
            {checklist.sendsTexts && (
              <p className="max-w-[64ch] text-soft">
                <Trans>
                  A mobile number gets text messages about visits within the next 24 hours, and about what nobody has
                  looked at.
                </Trans>
              </p>
            )}
            <ContactList
              providerId={checklist.id}
              sendsTexts={checklist.sendsTexts}
              besides={isMissing('contact') ? unfinished : []}
              onAnswered={onChanged}
            />
          </ChecklistStep>
          {checklist.requiresLicence && (
            <ChecklistStep title={<Trans>Your licence</Trans>} isDone={!isMissing('licence')}>
              <p className="max-w-[64ch] text-soft">
                <Trans>
                  We look your licence up in the register of its council. Enter the council and the number on your page.
                </Trans>
              </p>
              <p>
                <Link href={linkTo('page')} className="link">
                  <Trans>Go to your page</Trans>
                </Link>
              </p>
            </ChecklistStep>
          )}
        </ol>
        {!checklist.hasLicence && !checklist.requiresLicence && (
          <p className="max-w-[68ch] text-soft">
            <Trans>
              We have not looked at your licence yet. You can start without it; patients see a licence on your page once
              we have checked it.
            </Trans>
          </p>
        )}
      </section>
      <BookingsSwitch
        checklist={checklist}
        busy={busy === 'bookings'}
        set={set}
        focusAfterwards={() => state.current}
      />
      {!hasStarted && nextSteps}
    </>
  );
}
