// in tools/bench
export { randomFrom } from '../../packages/kernels/src/random.ts';
