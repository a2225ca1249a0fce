// in apps/server/src/hub
export const open = () => import('node:path');
