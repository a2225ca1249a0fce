// in packages/features/modules/src
// by eslint(no-restricted-imports)
export { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
