import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { claimClient, offerClaim } from '#features/clients/contract.ts';
import type { ClaimFact } from '#features/clients/rules/claim.ts';
import type { ClientErrorBody } from '#features/clients/rules/refusals.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { FormError } from '#platform/web/ui/form-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';

const LoginForm = lazyPart(
  async () => (await import('#features/auth/web/sign-in/login-form.tsx')).LoginForm,
  FormError,
);
const RegisterForm = lazyPart(
  async () => (await import('#features/auth/web/registration/register-form.tsx')).RegisterForm,
  FormError,
);

type Offer = ReplyOf<typeof offerClaim>;

/**
 * Keeps the visit of a link in an account, for a person whom a desk entered: they sign in, then say what the practice wrote
 * down. Nothing if the link belongs to an account.
 */
export function ClaimAppointment({ token }: { readonly token: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: offer } = useQuery<Offer>({
    queryKey: ['claim-offer', token],
    queryFn: () => call<typeof offerClaim>('POST', '/api/manage-visit/claim-offer', { body: { token } }),
    retry: false,
    gcTime: 0,
  });
  if (offer === undefined || offer.state === 'account') return null;
  return (
    <section aria-labelledby="claim-title" className="grid gap-3 border-t border-line pt-4">
      <h2 id="claim-title" tabIndex={-1} className="text-lg font-bold">
        <Trans>Keep this visit in your account</Trans>
      </h2>
      {offer.state === 'desk' ? (
        <ByDesk />
      ) : isOpen ? (
        <ClaimSteps token={token} facts={offer.facts} />
      ) : (
        <>
          <p>
            <Trans>With an account you see all your visits and papers of this practice in one place.</Trans>
          </p>
          <p>
            <button type="button" className="button button-ghost" onClick={() => setIsOpen(true)}>
              <Trans>Keep it in my account</Trans>
            </button>
          </p>
        </>
      )}
    </section>
  );
}

function ByDesk() {
  return (
    <p>
      <Trans>
        Only the desk of the practice can do this. Book one visit there with your account, then say at the desk that
        both are you.
      </Trans>
    </p>
  );
}

function ClaimSteps({ token, facts }: { readonly token: string; readonly facts: readonly ClaimFact[] }) {
  const user = useCurrentUser();
  const [isNew, setIsNew] = useState(false);
  if (user === undefined) return <Spinner />;
  if (user !== null) return <ClaimForm token={token} facts={facts} name={user.fullName} />;
  return (
    <div className="grid gap-4">
      <p>
        {isNew ? (
          <Trans>Open an account. Then say your birth year or hospital number here.</Trans>
        ) : (
          <Trans>Sign in. Then say your birth year or hospital number here.</Trans>
        )}
      </p>
      <p>
        <button type="button" className="link min-h-11" onClick={() => setIsNew(!isNew)}>
          {isNew ? <Trans>I have an account</Trans> : <Trans>I have no account yet</Trans>}
        </button>
      </p>
      <Suspense fallback={<Spinner />}>{isNew ? <RegisterForm schema="page" /> : <LoginForm schema="page" />}</Suspense>
    </div>
  );
}

/** What the practice wrote down, in a field. The practice reads the account's name and number afterwards. */
function ClaimForm({
  token,
  facts,
  name,
}: {
  readonly token: string;
  readonly facts: readonly ClaimFact[];
  readonly name: string;
}) {
  const { t } = useLingui();
  const reasonOf = useFailureReason();
  const queryClient = useQueryClient();
  const [fact, setFact] = useState(facts[0] ?? 'birth_year');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const underWay = useRef(false);
  const claiming = useMutation({
    mutationFn: () =>
      call<typeof claimClient>('POST', '/api/manage-visit/claim', {
        body: { token, ...(fact === 'birth_year' ? { birthYear: Number(typed) } : { hospitalNumber: typed.trim() }) },
      }),
    onSettled: () => {
      underWay.current = false;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/users/:id/appointments'] }),
  });
  if (claiming.isSuccess) return <Kept />;
  if (errorBody<ClientErrorBody>(claiming.error)?.code === 'claim_closed') {
    return (
      <p role="alert" className="notice notice-amber">
        {reasonOf(claiming.error)}
      </p>
    );
  }
  const other = facts.find((each) => each !== fact);
  const isYear = fact === 'birth_year';
  const missing = isYear ? t`Type the year, such as 1984.` : t`Type your hospital number.`;
  const refused = claiming.error === null ? undefined : reasonOf(claiming.error);
  const isComplete = isYear ? /^(19|20)\d\d$/.test(typed.trim()) : typed.trim() !== '';
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(!isComplete);
        if (!isComplete || underWay.current) return;
        underWay.current = true;
        claiming.mutate();
      }}
    >
      <p className="wrap-anywhere">
        <Trans>
          You are signed in as <strong>{name}</strong>. Do this only if the visit is yours, not for a visit of your
          child or of another person.
        </Trans>
      </p>
      <p>
        <Trans>The practice then reads the name and the telephone number of your account.</Trans>
      </p>
      <TextInput
        label={isYear ? <Trans>In which year were you born?</Trans> : <Trans>Your hospital number</Trans>}
        hint={<Trans>As the practice wrote it down. You can try three times.</Trans>}
        inputMode={isYear ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={isYear ? 4 : 30}
        value={typed}
        error={isMissing ? missing : refused}
        onChange={({ target }) => setTyped(target.value)}
      />
      {other !== undefined && (
        <p>
          <button
            type="button"
            className="link min-h-11"
            onClick={() => {
              setFact(other);
              setTyped('');
              setIsMissing(false);
              claiming.reset();
            }}
          >
            {isYear ? <Trans>Use my hospital number</Trans> : <Trans>Use my birth year</Trans>}
          </button>
        </p>
      )}
      <p>
        <BusyButton type="submit" busy={claiming.isPending} busyText={<Trans>Saving...</Trans>}>
          <Trans>Keep the visit in my account</Trans>
        </BusyButton>
      </p>
    </form>
  );
}

function Kept() {
  return (
    <div className="grid gap-3">
      <p ref={focusNote} tabIndex={-1} className="notice font-semibold">
        <Trans>Done. What this practice has of you is in your account now.</Trans>
      </p>
      <p>
        <Link href="/appointments" className="button">
          <Trans>View My Appointments</Trans>
        </Link>
      </p>
    </div>
  );
}

/** The button that was pressed is gone. */
const focusNote = (note: HTMLElement | null) => note?.focus();
