import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const FirstSteps = z.object({ isShown: z.boolean() });

export const setFirstSteps = endpoint({
  method: 'PUT',
  path: '/api/account/first-steps',
  summary: 'Show or hide the first steps on the dashboard. New accounts start with them.',
  auth: 'person',
  input: FirstSteps,
  output: FirstSteps,
});
