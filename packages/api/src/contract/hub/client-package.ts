/** The JavaScript client of this site, with the types of its APIs. */
import * as z from 'zod/mini';
import { endpoint, raw } from '../endpoint.ts';

export const getClientPackage = endpoint({
  method: 'GET',
  path: '/client.tgz',
  summary: 'The JavaScript client with the types of every API, as an npm package.',
  auth: 'anyone',
  input: z.object({}),
  output: raw,
});

/** Deno and browsers import `index.js` by its URL. */
const clientFileNames = ['index.js', 'client.js', 'index.d.ts'] as const;

export const getClientFile = endpoint({
  method: 'GET',
  path: '/client/{file}',
  summary: 'One file of the JavaScript client: index.js, client.js or index.d.ts.',
  auth: 'anyone',
  input: z.object({ file: z.enum(clientFileNames) }),
  output: raw,
});
