// in tools/content-pictures
export { contrast } from '../../packages/ui/src/theme/colour.ts';
