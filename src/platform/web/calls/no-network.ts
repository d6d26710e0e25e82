import { createContext } from 'react';

/** What buttons that need the network say while there is none, and are switched off; undefined while there is. */
export const NoNetwork = createContext<string | undefined>(undefined);
