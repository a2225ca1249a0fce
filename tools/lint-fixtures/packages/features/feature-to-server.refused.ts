// in packages/features/modules/src
// by boundaries(dependencies)
export type { Env } from '../../../../apps/server/src/env.ts';
