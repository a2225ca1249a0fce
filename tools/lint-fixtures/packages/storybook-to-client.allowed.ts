// in apps/storybook/flows
export { toHub } from '@apiyard/hub/fence-target.ts';
