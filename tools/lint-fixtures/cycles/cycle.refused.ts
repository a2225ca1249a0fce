// in packages/kernels/src
// by import(no-cycle)
import { back } from './cycle-back.refused.ts';

export const there = (): number => back() + 1;
