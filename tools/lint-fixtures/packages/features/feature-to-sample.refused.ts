// in packages/features/hub/src
// by boundaries(dependencies)
export const sample = () => import('@apiyard/api/sample/handler');
