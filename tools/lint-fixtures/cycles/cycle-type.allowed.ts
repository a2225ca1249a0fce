// in packages/kernels/src
import type { Back } from './cycle-type-back.allowed.ts';

export interface There {
  readonly back: Back;
}
