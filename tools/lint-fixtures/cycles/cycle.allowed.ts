// in packages/kernels/src
import { end } from './cycle-back.allowed.ts';

export const there = (): number => end + 1;
