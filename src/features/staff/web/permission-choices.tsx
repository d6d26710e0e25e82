import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PERMISSION_NAMES, PERMISSIONS } from '#features/staff/rules/permissions.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';

/** Checkboxes for the permissions of an administrator. */
export function PermissionChoices({
  field,
  error,
}: {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="font-semibold">
        <Trans>Permissions</Trans>
      </legend>
      <div className="grid sm:grid-cols-2">
        {PERMISSIONS.map((permission) => (
          <CheckboxInput
            key={permission}
            label={translateText(i18n, PERMISSION_NAMES[permission])}
            value={permission}
            {...field}
          />
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="field-error">
          {translateText(i18n, error)}
        </p>
      )}
    </fieldset>
  );
}
