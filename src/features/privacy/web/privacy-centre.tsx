import { Trans } from '@lingui/react/macro';
import { SectionCard } from '#features/auth/web/security/section-card.tsx';
import { ConsentList } from './consent-list.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { RecordAccessList } from './record-access-list.tsx';

/** The user's consents, access log, data export and account deletion. */
export function PrivacyCentre({ userId }: { readonly userId: number }) {
  return (
    <div className="grid gap-6">
      <SectionCard title={<Trans>What you allow</Trans>}>
        <ConsentList userId={userId} />
      </SectionCard>
      <SectionCard title={<Trans>Who opened my record</Trans>}>
        <RecordAccessList userId={userId} />
      </SectionCard>
      <SectionCard title={<Trans>Take your data with you</Trans>}>
        <p>
          <Trans>
            One file with everything that we keep about you: your profile, visits, reviews, symptom diary, messages,
            what you agreed to and who opened your record. It is in JSON, which other services can read. Keep it where
            nobody else finds it.
          </Trans>
        </p>
        <a href={`/api/users/${userId}/export`} download className="button button-ghost justify-self-start">
          <Trans>Download my data</Trans>
        </a>
      </SectionCard>
      <SectionCard title={<Trans>Delete your account</Trans>}>
        <DeleteAccount userId={userId} />
      </SectionCard>
    </div>
  );
}
