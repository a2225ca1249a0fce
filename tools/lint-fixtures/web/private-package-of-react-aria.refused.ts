// in packages/ui/src
// by eslint(no-restricted-imports)
export type { PressEvents } from '@react-types/shared';
