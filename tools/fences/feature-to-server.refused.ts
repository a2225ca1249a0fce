// in packages/features/src/cart
// by boundaries(dependencies)
export type { Env } from '../../../../apps/server/src/env.ts';
