// in packages/features/modules/src
// by eslint(no-restricted-imports)
export { lazy } from 'react';
