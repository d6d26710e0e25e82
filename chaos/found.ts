/** A row of the visits. Instants are ms since the epoch. */
export interface FoundVisit {
  readonly id: number;
  readonly provider: number;
  readonly patient: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly status: string;
  readonly rescheduledTo: number | null;
  readonly key: string | null;
  /** Kinds of the messages about it, in whatever state; one that is there twice is here twice. */
  readonly messages: readonly string[];
  /** How often it was recorded that the provider may see it. */
  readonly consents: number;
}

/** The times of one provider at one moment: what is generated, by the schedule; what is free, as people are told. */
export interface FoundTimes {
  readonly provider: number;
  readonly generated: readonly number[];
  readonly free: readonly number[];
  readonly held: readonly number[];
}

/** Everything that the checker compares with the clients' logs. */
export interface Found {
  readonly patients: ReadonlySet<number>;
  readonly providers: ReadonlySet<number>;
  readonly visits: readonly FoundVisit[];
  readonly times: readonly FoundTimes[];
  /** What messages are about that isn't there. */
  readonly strayMessages: readonly string[];
}
