// in packages/kernels/src
// by import(no-cycle)
import { there } from './cycle.refused.ts';

export const back = (): number => there() - 1;
