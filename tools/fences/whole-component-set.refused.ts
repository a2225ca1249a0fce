// in packages/features/src/cart
// by eslint(no-restricted-imports)
export { Button } from 'react-aria-components';
