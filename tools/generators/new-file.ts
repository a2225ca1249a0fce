export interface NewFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** The file stands already and takes this text. @default false */
  readonly replaces?: boolean;
}
