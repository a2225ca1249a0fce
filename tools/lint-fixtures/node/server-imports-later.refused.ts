// in apps/server/src/hub
// by eslint(no-restricted-imports)
export const open = () => import('node:net');
