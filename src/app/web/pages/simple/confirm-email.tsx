import { useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { PlainConfirm } from '#features/auth/web/plain/plain-links.tsx';
import { SimplePage } from './simple-page.tsx';

/** Confirming an e-mail address without scripts. */
export const Page: PageModule['Page'] = ({ search }) => {
  const { t } = useLingui();
  return (
    <SimplePage title={t`Confirm your e-mail address`} full="/profile?tab=security">
      <PlainConfirm action="/confirm-email/simple" isDone={search.get('done') !== null} />
    </SimplePage>
  );
};
