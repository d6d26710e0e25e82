/** Words for what is no house of care and has a name of its own, in terms: what stands before one says where. */
export const LANDMARKS: ReadonlySet<string> = new Set(
  'road rd street str junction market mall cathedral church mosque estate avenue ave close crescent way roundabout gate plaza park stadium bridge'.split(
    ' ',
  ),
);
