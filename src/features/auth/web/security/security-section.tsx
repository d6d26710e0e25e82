import { Trans } from '@lingui/react/macro';
import type { User } from '#features/auth/contract.ts';
import { PasskeySection } from '../passkeys/passkey-section.tsx';
import { ChangePasswordForm } from '../password/change-password-form.tsx';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { EmailSettings } from './email-settings.tsx';
import { MessageList } from './message-list.tsx';
import { SectionCard } from './section-card.tsx';
import { SessionList } from './session-list.tsx';

/** The security settings: e-mail address, password, passkeys, second factor, sessions and sent messages. */
export function SecuritySection({ user }: { readonly user: User }) {
  return (
    <div className="grid gap-6">
      <EmailSettings />
      <SectionCard title={<Trans>Password</Trans>}>
        <ChangePasswordForm userId={user.id} />
      </SectionCard>
      <PasskeySection />
      <SecondFactorSection user={user} />
      <SectionCard title={<Trans>Where you are signed in</Trans>}>
        <SessionList userId={user.id} />
      </SectionCard>
      <SectionCard title={<Trans>Messages we sent you</Trans>}>
        <MessageList userId={user.id} />
      </SectionCard>
    </div>
  );
}
