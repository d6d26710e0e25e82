import { createContext, useContext } from 'react';
import type { ProfileField } from '#features/profile/rules/profile-fields.ts';

/** The editing state of the profile form, and its actions. */
export interface ProfileEditor {
  readonly editing: ReadonlySet<ProfileField>;
  readonly edit: (field: ProfileField) => void;
  /** Stops editing and restores the saved value. */
  readonly cancel: (field: ProfileField) => void;
  readonly save: () => void;
  readonly saving: boolean;
  /** True for three seconds after saving. */
  readonly saved: boolean;
}

const Context = createContext<ProfileEditor | null>(null);
export const ProfileEditorContext = Context.Provider;

/** Returns the editor of the surrounding profile form. */
export function useProfileEditor(): ProfileEditor {
  const editor = useContext(Context);
  if (editor === null) throw new Error('A field of the profile stands outside of its form.');
  return editor;
}
