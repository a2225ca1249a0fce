// in packages/api/src/client
// by boundaries(dependencies)
export const sample = () => import('../sample/handler.ts');
