// in packages/features/src/cart
// by boundaries(dependencies)
export const sample = () => import('@apiyard/api/sample/handler');
