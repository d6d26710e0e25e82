/** The councils that license people and places of care in Nigeria, by the letters that people know them by. */
export const COUNCILS = [
  ...['MDCN', 'NMCN', 'PCN', 'MLSCN', 'MRTBN', 'RRBN', 'ODORBN', 'DTRBN', 'State ministry', 'Other'],
] as const;
