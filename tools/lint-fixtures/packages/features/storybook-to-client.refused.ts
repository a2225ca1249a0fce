// in apps/storybook/flows
// by boundaries(dependencies)
export { createClient } from '@apiyard/api/client';
