// in packages/features/modules/src
export { Button } from 'react-aria-components/Button';
