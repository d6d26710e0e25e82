import { useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { PlainForgotten } from '#features/auth/web/plain/plain-links.tsx';
import { SimplePage } from './simple-page.tsx';

/** Asking for a new password without scripts. */
export const Page: PageModule['Page'] = ({ search }) => {
  const { t } = useLingui();
  return (
    <SimplePage title={t`Forgot your password?`} full="/auth">
      <PlainForgotten action="/forgot-password/simple" isDone={search.get('sent') !== null} />
    </SimplePage>
  );
};
