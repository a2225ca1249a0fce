// in packages/kernels/src
// by import(no-cycle)
import type { Back } from './cycle-type-back.refused.ts';

export interface There {
  readonly back: Back;
}
