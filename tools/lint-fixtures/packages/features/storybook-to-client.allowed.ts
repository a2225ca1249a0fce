// in apps/storybook/flows
export { toHub } from '@apiyard/hub/lint-target.ts';
