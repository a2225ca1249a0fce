// in apps/storybook/flows
export { toHub } from '@apiyard/features/hub/fence-target.ts';
