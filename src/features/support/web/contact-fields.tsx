import { Trans, useLingui } from '@lingui/react/macro';
import type { NewContactMessage } from '#features/support/contract.ts';
import { CONTACT_CATEGORIES } from '#features/support/rules/contact-categories.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';

/** Binds a control to its form, that of the app or of the plain document. */
export interface FieldBinding {
  readonly name: string;
  readonly error: string | undefined;
  readonly id?: string;
  readonly defaultValue?: string;
  readonly ref?: (element: HTMLElement | null) => void;
  readonly onChange?: (event: { target: unknown; type?: unknown }) => unknown;
  readonly onBlur?: (event: { target: unknown; type?: unknown }) => unknown;
}

/** The fields of a message to support. @see provider and admin area specification, section 5: contact form */
export function ContactFields({ field }: { readonly field: (name: keyof NewContactMessage) => FieldBinding }) {
  const { t, i18n } = useLingui();
  const { error, id, ...message } = field('message');
  return (
    <>
      <TextInput label={<Trans>Name</Trans>} autoComplete="name" {...field('name')} />
      <TextInput
        label={<Trans>E-mail</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextInput
        label={<Trans>Phone (optional)</Trans>}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <SelectInput label={<Trans>Inquiry category</Trans>} defaultValue="" {...field('category')}>
        <option value="" disabled>
          {t`Select a category`}
        </option>
        {CONTACT_CATEGORIES.map((category) => (
          <option key={category.id} value={category.id}>
            {translateText(i18n, category.title)}
          </option>
        ))}
      </SelectInput>
      <TextInput label={<Trans>Subject</Trans>} autoComplete="off" {...field('subject')} />
      <Field
        label={<Trans>Message</Trans>}
        hint={<Trans>Please don't write about your health here more than we need to help you.</Trans>}
        error={error}
        id={id}
      >
        {(control) => <textarea rows={6} maxLength={5000} {...message} {...control} className="input" />}
      </Field>
    </>
  );
}
