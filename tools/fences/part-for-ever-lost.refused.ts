// in packages/features/src/cart
// by eslint(no-restricted-imports)
export { lazy } from 'react';
