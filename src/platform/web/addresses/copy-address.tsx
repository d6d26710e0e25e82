import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { toast } from '#platform/web/toast-store.ts';
import { TextInput } from '#platform/web/ui/text-input.tsx';

/** An address to copy. */
export function CopyAddress({
  label,
  hint,
  url,
}: {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly url: string;
}) {
  const { t } = useLingui();
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => toast({ title: t`Copied` }),
      () => toast({ title: t`Not copied`, description: t`Select the address and copy it.`, variant: 'destructive' }),
    );
  return (
    <div className="grid gap-2">
      <TextInput label={label} hint={hint} readOnly value={url} onFocus={(event) => event.target.select()} />
      <p>
        <button type="button" className="button button-ghost" onClick={copy}>
          <Trans>Copy address</Trans>
        </button>
      </p>
    </div>
  );
}
