import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '#platform/web/page-head.tsx';
import { ADMIN_CALLS, CallList, PATIENT_CALLS, PRACTICE_CALLS } from './call-list.tsx';
import { Conventions, Errors, Limits } from './conventions.tsx';
import { EXAMPLES } from './examples.ts';

/** What the server has ready. */
export const queries = () => [PATIENT_CALLS, PRACTICE_CALLS, ADMIN_CALLS];

/** The API for those who connect to it: conventions, limits, errors, a program that works, and every call. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap grid gap-8 py-8">
      <PageHead
        title={t`For developers`}
        description={t`The API: conventions, limits, errors, examples and every call.`}
        canonicalPath="/developers"
      />
      <div>
        <h1 tabIndex={-1}>
          <Trans>For developers</Trans>
        </h1>
        <p className="mt-2 max-w-[56ch] text-lg text-soft">
          <Trans>Everything that this site does, a program can do with the same calls.</Trans>
        </p>
        <ul className="mt-3 grid">
          <li>
            <a href="/openapi.json" className="link inline-flex min-h-11 items-center">
              <Trans>OpenAPI 3.1, for the public and patients</Trans>
            </a>
          </li>
          <li>
            <a href="/openapi-practice.json" className="link inline-flex min-h-11 items-center">
              <Trans>OpenAPI 3.1, for practices</Trans>
            </a>
          </li>
          <li>
            <a href="/openapi-admin.json" className="link inline-flex min-h-11 items-center">
              <Trans>OpenAPI 3.1, for administrators</Trans>
            </a>
          </li>
        </ul>
      </div>
      <Section id="conventions" title={t`Conventions`}>
        <Conventions />
      </Section>
      <Section id="limits" title={t`Limits`}>
        <Limits />
      </Section>
      <Section id="errors" title={t`Errors`}>
        <Errors />
      </Section>
      <Section id="example" title={t`A program that books`}>
        <p className="max-w-[68ch]">
          <Trans>
            JavaScript for Node 20 or later, in one file. It books a real visit: run it against an installation with
            demo data.
          </Trans>
        </p>
        <Step title={t`Make a call and keep the cookies`} code={EXAMPLES.call} />
        <Step title={t`Find a provider and two free slots`} code={EXAMPLES.find} />
        <Step title={t`Create an account, which signs in`} code={EXAMPLES.account} />
        <Step title={t`Hold a slot`} code={EXAMPLES.hold} />
        <Step title={t`Book it; the repetition changes nothing`} code={EXAMPLES.book} />
        <Step title={t`Move the appointment to the other slot`} code={EXAMPLES.move} />
        <Step title={t`Cancel it`} code={EXAMPLES.cancel} />
      </Section>
      <Section id="calls" title={t`Calls for the public and patients`}>
        <CallList source={PATIENT_CALLS} />
      </Section>
      <Section id="practice-calls" title={t`Calls for practices`}>
        <CallList source={PRACTICE_CALLS} />
      </Section>
      <Section id="admin-calls" title={t`Calls for administrators`}>
        <CallList source={ADMIN_CALLS} />
      </Section>
    </div>
  );
}

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Step({ title, code }: { readonly title: string; readonly code: string }) {
  return (
    <div className="mt-4">
      <h3>{title}</h3>
      <pre className="card mt-2 p-4 text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{code}</code>
      </pre>
    </div>
  );
}
