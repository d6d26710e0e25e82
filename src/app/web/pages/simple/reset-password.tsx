import { useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { PlainReset } from '#features/auth/web/plain/plain-links.tsx';
import { SimplePage } from './simple-page.tsx';

/** A new password without scripts. */
export const Page: PageModule['Page'] = ({ search }) => {
  const { t } = useLingui();
  return (
    <SimplePage title={t`Choose a new password`} full="/forgot-password">
      <PlainReset action="/reset-password/simple" isDone={search.get('done') !== null} />
    </SimplePage>
  );
};
