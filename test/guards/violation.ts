/** The commands that guard the architecture: `tsc -b`, the two halves of `npm run lint`, and src/architecture.test.ts. */
export type Guard = 'types' | 'imports' | 'lint' | 'architecture';

/** A file of the product. */
export interface PlantedFile {
  readonly file: string;
  /** Stands before what the file holds already, if there is one. */
  readonly source: string;
}

/** A file that breaks a rule on purpose, and the rule that has to stop it. */
export interface Violation extends PlantedFile {
  readonly name: string;
  /** The file that it takes a second one to break the rule with. */
  readonly with?: PlantedFile;
  /** By guard: the rules that must complain of this file, and no others of that guard. */
  readonly stoppedBy: Readonly<Partial<Record<Guard, readonly string[]>>>;
}
