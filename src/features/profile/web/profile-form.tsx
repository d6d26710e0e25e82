import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { User } from '#features/auth/contract.ts';
import { ProfileChanges } from '#features/profile/contract.ts';
import {
  editedPart,
  givenUpWith,
  type ProfileField,
  type ProfileValues,
  valuesOf,
} from '#features/profile/rules/profile-fields.ts';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { ProfileEditorContext } from './profile-editor.ts';
import { useSaveProfile } from './use-save-profile.ts';

// What the schema makes of the values isn't used: the server does that again.
const check = standardSchemaResolver(ProfileChanges, undefined, { raw: true }) as unknown as (
  ...values: [Partial<ProfileValues>, ...Rest<Parameters<Resolver<ProfileValues>>>]
) => ReturnType<Resolver<ProfileValues>>;
type Rest<All> = All extends [unknown, ...infer Others] ? Others : never;

/**
 * Holds what is being edited of the profile. It stands around the tabs of the page, so that looking at another tab loses
 * nothing.
 */
export function ProfileForm({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<ReadonlySet<ProfileField>>(new Set());
  const form = useForm<ProfileValues>({
    // Only what is being edited is held to the rules: something older that breaks them can't be seen, let alone mended.
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
          giveUp: (field) => {
            const dropped = givenUpWith(field, form.getValues(), valuesOf(user));
            for (const each of dropped) form.resetField(each);
            setEditing((before) => new Set([...before].filter((other) => !dropped.includes(other))));
          },
          save: () => {
            // A second click can come before the screen shows that the first one counted.
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
