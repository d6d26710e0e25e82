import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { User } from '#features/auth/contract.ts';
import { ProfileChanges } from '#features/profile/contract.ts';
import {
  editedPart,
  fieldsToReset,
  type ProfileField,
  type ProfileValues,
  valuesOf,
} from '#features/profile/rules/profile-fields.ts';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { ProfileEditorContext } from './profile-editor.ts';
import { useSaveProfile } from './use-save-profile.ts';

// `raw`, because the server normalizes the values itself.
const check = standardSchemaResolver(ProfileChanges, undefined, { raw: true }) as unknown as (
  ...values: [Partial<ProfileValues>, ...Rest<Parameters<Resolver<ProfileValues>>>]
) => ReturnType<Resolver<ProfileValues>>;
type Rest<All> = All extends [unknown, ...infer Others] ? Others : never;

/** Holds the profile being edited. Wraps the tabs of the page, so that switching tabs keeps unsaved changes. */
export function ProfileForm({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<ReadonlySet<ProfileField>>(new Set());
  const form = useForm<ProfileValues>({
    // Validate only the fields being edited: an older invalid value isn't shown, so the user couldn't correct it.
    resolver: (values, context, options) => check(editedPart(values, editing), context, options),
    defaultValues: valuesOf(user),
    shouldFocusError: false,
  });
  const { save, busy, saved } = useSaveProfile(user.id);
  const underWay = useRef(false);
  const showServerErrors = useServerErrors(form);
  useLeaveWarning(form.formState.isDirty, t`You have changes that are not saved. Leave this page anyway?`, {
    tabsKeep: true,
  });

  const edit = (field: ProfileField) => setEditing((before) => new Set(before).add(field));
  const submit = form.handleSubmit(async (values) => {
    try {
      form.reset(valuesOf(await save(editedPart(values, editing))));
      setEditing(new Set());
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <ProfileEditorContext
        value={{
          editing,
          edit,
          cancel: (field) => {
            const cancelled = fieldsToReset(field, form.getValues(), valuesOf(user));
            for (const each of cancelled) form.resetField(each);
            setEditing((before) => new Set([...before].filter((other) => !cancelled.includes(other))));
          },
          save: () => {
            // A second click may come before the first one has disabled the button.
            if (underWay.current) return;
            underWay.current = true;
            void submit().finally(() => {
              underWay.current = false;
            });
          },
          saving: busy,
          saved,
        }}
      >
        {children}
      </ProfileEditorContext>
    </FormProvider>
  );
}
