import { Trans, useLingui } from '@lingui/react/macro';
import * as RadixTabs from '@radix-ui/react-tabs';
import type { User } from '#features/auth/contract.ts';
import { RegisterForm } from '../registration/register-form.tsx';
import { LoginForm } from './login-form.tsx';

const TAB =
  'min-h-11 flex-1 rounded-control px-4 font-semibold text-soft data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-card forced-colors:data-[state=active]:border-2';

/** The sign-in and registration forms as tabs. Both stay mounted, so that changing tabs loses no input. */
export function AuthTabs({
  schema,
  initial = 'login',
  refused,
  onLogin,
  onRegister,
}: {
  readonly schema: 'page' | 'inline';
  readonly initial?: 'login' | 'register';
  /** The code of the refusal of a sign-in that was sent before scripts ran. */
  readonly refused?: string | null;
  /** Both callbacks run before the rest of the screen is updated with the signed-in user. */
  readonly onLogin?: (user: User) => void;
  readonly onRegister?: (user: User) => void;
}) {
  const { t } = useLingui();
  return (
    <RadixTabs.Root defaultValue={initial} className="grid gap-5">
      <RadixTabs.List
        className="flex gap-1 rounded-card border border-line bg-paper p-1 @max-[16.25rem]/screen:flex-col"
        aria-label={t`Your account`}
      >
        <RadixTabs.Trigger value="login" className={TAB}>
          <Trans>Login</Trans>
        </RadixTabs.Trigger>
        <RadixTabs.Trigger value="register" className={TAB}>
          <Trans>Register</Trans>
        </RadixTabs.Trigger>
      </RadixTabs.List>
      <RadixTabs.Content value="login" forceMount className="data-[state=inactive]:hidden">
        <LoginForm schema={schema} refused={refused ?? null} onSuccess={onLogin} />
      </RadixTabs.Content>
      <RadixTabs.Content value="register" forceMount className="data-[state=inactive]:hidden">
        <RegisterForm schema={schema} onSuccess={onRegister} />
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}
