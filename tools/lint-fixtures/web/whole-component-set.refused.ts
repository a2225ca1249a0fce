// in packages/features/modules/src
// by eslint(no-restricted-imports)
export { Button } from 'react-aria-components';
