import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import { OutcomeNotice } from '#features/auth/web/mailed-links/outcome-notice.tsx';
import type { VerifiedPaper } from '#features/papers/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { PAPER_NAMES } from './paper-names.ts';
import { verifiedOf } from './paper-queries.ts';

/** A field for the code of a paper, and what the given one says. It works as a plain form. */
export function VerifyView({ code }: { readonly code: string }) {
  return (
    <div className="grid gap-5">
      <form action="/verify" className="grid gap-3">
        <TextInput
          label={<Trans>The code on the paper</Trans>}
          hint={<Trans>12 letters and numbers. Capital or small letters make no difference.</Trans>}
          name="code"
          autoComplete="off"
          maxLength={40}
          required
          defaultValue={code}
        />
        <p>
          <button type="submit" className="button">
            <Trans>Check</Trans>
          </button>
        </p>
      </form>
      {code !== '' && <Outcome code={code} />}
    </div>
  );
}

function Outcome({ code }: { readonly code: string }) {
  const { data, isError, error, refetch } = usePathQuery(verifiedOf(code));
  if (data !== undefined) return <Known paper={data} />;
  const status = isError ? (error as { readonly status?: number }).status : undefined;
  if (status === 404 || status === 400) {
    return (
      <div role="status">
        <OutcomeNotice icon={CircleX} tone="amber" title={<Trans>No paper has this code</Trans>}>
          <p>
            <Trans>
              Check that you typed it as it is printed. If it is right, the paper is not genuine: ask the practice that
              is named on it.
            </Trans>
          </p>
        </OutcomeNotice>
      </div>
    );
  }
  if (status === 429) {
    return (
      <p role="status" className="notice notice-amber">
        <Trans>Too many codes were tried from here. Wait a minute and try again.</Trans>
      </p>
    );
  }
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't check the code.</Trans>
      </LoadError>
    );
  }
  return <Spinner />;
}

function Known({ paper }: { readonly paper: VerifiedPaper }) {
  const { i18n } = useLingui();
  const { kind, practice, isDemo, number, date, initials, state, replacedBy } = paper;
  const [name, day] = [i18n._(PAPER_NAMES[kind]), pastDay(i18n, date)];
  const isValid = state === 'valid';
  const next = replacedBy === null ? undefined : { number: replacedBy.number, day: pastDay(i18n, replacedBy.date) };
  return (
    <div role="status">
      <OutcomeNotice
        icon={isValid ? CircleCheck : CircleX}
        tone={isValid ? 'green' : 'amber'}
        title={
          isValid ? (
            <Trans>This paper is genuine and holds</Trans>
          ) : (
            <Trans>This paper is void: it no longer holds</Trans>
          )
        }
      >
        <p className="wrap-anywhere">
          <Trans>
            {name} no. {number} of {day}, by {practice}
          </Trans>
        </p>
        <p>
          <Trans>For a person whose initials are {initials} – compare all this with the paper.</Trans>
        </p>
        {next !== undefined && (
          <p>
            <Trans>
              Another one stands for it: no. {next.number} of {next.day}.
            </Trans>
          </p>
        )}
        {isDemo && (
          <p>
            <strong>
              <Trans>Demo: this practice does not exist.</Trans>
            </strong>
          </p>
        )}
      </OutcomeNotice>
    </div>
  );
}
