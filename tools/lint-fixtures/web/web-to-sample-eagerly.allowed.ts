// in apps/web/src
export const sample = () => import('@apiyard/api/sample/handler');
