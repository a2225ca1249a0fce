// in packages/ui/src
export type { PressEvent } from 'react-aria-components/Button';
