// in packages/kernels/src
// by import(no-cycle)
import type { There } from './cycle-type.refused.ts';

export interface Back {
  readonly there: There | null;
}
