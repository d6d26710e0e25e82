import { createContext, useContext } from 'react';
import { type Capability, memberMay } from '#features/directory/rules/member-roles.ts';
import type { PortalProvider } from '../contract.ts';

/** The practice on the screen, with the user's role there. */
export const PracticeMember = createContext<PortalProvider | null>(null);

/** Returns the practice on the screen. */
export function usePractice(): PortalProvider {
  const practice = useContext(PracticeMember);
  if (practice === null) throw new Error('There is no practice on this screen.');
  return practice;
}

/** Returns whether the user has a capability in the practice on the screen. The server decides it for every call. */
export function useMay(capability: Capability): boolean {
  return memberMay(usePractice(), capability);
}
