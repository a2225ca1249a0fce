/** Samples that no catalogue entry can show. They are code: the same in every language. */
import { keyPlaceholder } from '@apiyard/kit/snippets/api-request.ts';

const requestId = '019375c6-5b3a-7c1e-9d57-1b0c5a3a9f10';
const json = (value: unknown) => JSON.stringify(value, null, 2);

export const envelopeSample = json({
  success: true,
  data: { uuids: ['9f1c2b64-3c58-4f0e-8a51-0d7c6f4f2b9e'] },
  meta: { api: 'random/uuid', ms: 0.42, cost: 1, cached: false, provider: null, requestId },
});

export const keyHeaderSample = (origin: string, key = keyPlaceholder) =>
  `curl ${origin}/api/v1/random/uuid \\\n  --header 'X-Api-Key: ${key}'`;
export const bearerSample = (origin: string, key = keyPlaceholder) =>
  `curl ${origin}/api/v1/random/uuid \\\n  --header 'Authorization: Bearer ${key}'`;

/** As clients of the Model Context Protocol read it. */
export const mcpConfigSample = (origin: string, key = keyPlaceholder) =>
  json({ mcpServers: { apis: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: `Bearer ${key}` } } } });

export const rawHeadSample = [
  'HTTP/1.1 200 OK',
  'Content-Type: image/png',
  'Content-Disposition: inline; filename="qr.png"',
  `X-Meta: ${JSON.stringify({ api: 'random/qr', ms: 3.1, cost: 1, cached: false, provider: null, requestId })}`,
].join('\n');

const problem = (status: number, code: string, title: string, detail: string, extras: object) =>
  json({ ...extras, success: false, type: `/docs#${code}`, title, status, detail, code, requestId });

export const problemSample = problem(
  429,
  'RateLimited',
  'Rate limited',
  'Your plan allows 60 calls a minute for all your API keys together. Try again in 12 s.',
  { retryAfterS: 12 },
);

export const inputProblemSample = problem(422, 'InvalidInput', 'Invalid input', 'count must be at most 1000.', {
  errors: [{ pointer: '/count', code: 'too_big', detail: 'count must be at most 1000.' }],
});

/** The generators that `apps/server/test/openapi-clients.test.ts` runs, and no others. */
export const generatorSamples = (origin: string) =>
  [
    {
      label: 'openapi-typescript',
      code: `npx openapi-typescript ${origin}/api/v1/openapi.json --output api.d.ts`,
    },
    {
      label: 'Hey API',
      // It calls the compiler's JavaScript API, which the current version of TypeScript does not have.
      code: [
        'npx --package typescript@5 --package @hey-api/openapi-ts',
        `  openapi-ts --input ${origin}/api/v1/openapi.json --output api`,
      ].join(' \\\n'),
    },
    { label: 'Orval', code: `npx orval --input ${origin}/api/v1/openapi.json --output api.ts --client fetch` },
  ] as const;

/** `apps/server/src/hub/client-package/client-package.test.ts` installs and calls the client in the same way. */
export const clientInstallSample = (origin: string) =>
  [`curl --remote-name ${origin}/client.tgz`, 'npm install ./client.tgz'].join('\n');

export const clientCallSample = `import { createClient } from '@apiyard/client';

const api = createClient({ key: process.env.API_KEY });
const { data, meta } = await api.call('convert/data', { text: 'id\\n1\\n', from: 'csv', to: 'json' });
console.log(data.text, meta.cost);`;

export const clientFilesSample = `import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const { data: file } = await api.call('photoeditor/rotate', { file: await openAsBlob('photo.jpg'), angle: 90 });
await writeFile(file.name, file.stream());`;

export const clientErrorsSample = `import { ApiError } from '@apiyard/client';

try {
  await api.call('convert/data', { text: '{', from: 'json', to: 'yaml' });
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.code, error.message, error.errors, error.requestId);
}`;

export const clientImportSample = (origin: string) => `import { createClient } from '${origin}/client/index.js';`;
