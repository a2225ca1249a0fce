// in packages/features/modules/src
export { mergeProps } from 'react-aria/mergeProps';
