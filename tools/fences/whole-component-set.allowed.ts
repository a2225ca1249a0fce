// in packages/features/src/cart
export { Button } from 'react-aria-components/Button';
