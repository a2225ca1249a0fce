import type { FaultValues } from './input-fault.ts';

/** What a tool changed, lost or assumed. `code` is one of those that the tool declares in `notes`. */
export interface Note {
  readonly code: string;
  /** JSON Pointer to the value that it is about, in the data; empty for the whole. @default '' */
  readonly pointer?: string;
  /** What the sentence names in double braces. */
  readonly values?: FaultValues;
}
