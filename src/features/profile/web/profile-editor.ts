import { createContext, useContext } from 'react';
import type { ProfileField } from '#features/profile/rules/profile-fields.ts';

/** Which fields are being edited, and how to begin, give up and save. */
export interface ProfileEditor {
  readonly editing: ReadonlySet<ProfileField>;
  readonly edit: (field: ProfileField) => void;
  /** Puts the saved value back. */
  readonly giveUp: (field: ProfileField) => void;
  readonly save: () => void;
  readonly saving: boolean;
  /** Just saved: true for three seconds. */
  readonly saved: boolean;
}

const Context = createContext<ProfileEditor | null>(null);
export const ProfileEditorContext = Context.Provider;

/** The editor of the profile form around. */
export function useProfileEditor(): ProfileEditor {
  const editor = useContext(Context);
  if (editor === null) throw new Error('A field of the profile stands outside of its form.');
  return editor;
}
