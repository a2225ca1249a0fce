/** The npm package `@apiyard/client` of this site: the client, its address and the types of its APIs. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { pack } from 'tar-stream';
import type { Api } from '@apiyard/api/contract/hub/hub';
import { declareApis } from '@apiyard/client/declare-apis';

const sourceOf = (name: string): string =>
  readFileSync(fileURLToPath(import.meta.resolve(`@apiyard/client/${name}`)), 'utf8');

interface Site {
  readonly name: string;
  /** With the base path, without a trailing slash. */
  readonly origin: string;
  readonly version: string;
}

export interface ClientFiles {
  readonly 'index.js': string;
  readonly 'client.js': string;
  readonly 'index.d.ts': string;
}

export function clientFilesOf(apis: readonly Api[], { origin }: Pick<Site, 'origin'>): ClientFiles {
  return {
    'index.js': [
      '// @ts-self-types="./index.d.ts"',
      `import { createClient as create } from './client.js';`,
      `export { ApiError } from './client.js';`,
      `export const createClient = (options) => create({ origin: ${JSON.stringify(origin)}, ...options });`,
      '',
    ].join('\n'),
    'client.js': stripTypeScriptTypes(sourceOf('client')).replace(/[^\S\n]+$/gm, ''),
    'index.d.ts': [
      sourceOf('types'),
      declareApis(apis.map(({ output, ...api }) => ({ ...api, output }))),
      '/** A client of this site. */',
      'export declare function createClient(options?: ClientOptions): Client<Apis>;',
      '',
    ].join('\n'),
  };
}

const readmeOf = ({ name, origin }: Site): string => `# API client of ${name}

Typed calls of the APIs at ${origin}, for Node.js, browsers and Deno.

\`\`\`js
import { createClient } from '@apiyard/client';

const api = createClient({ key: process.env.API_KEY });
const { data } = await api.call('random/uuid', { count: 3 });
console.log(data.uuids);
\`\`\`

Documentation: ${origin}/docs/client
`;

/** The same files make the same bytes, so that the integrity in a lock file stays valid. */
export async function packClient(files: ClientFiles, site: Site): Promise<Buffer> {
  const manifest = {
    name: '@apiyard/client',
    version: site.version,
    description: `API client of ${site.name}`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
  };
  const archive = pack();
  const entries = { 'package.json': `${JSON.stringify(manifest, null, 2)}\n`, 'README.md': readmeOf(site), ...files };
  for (const [name, text] of Object.entries(entries))
    archive.entry({ name: `package/${name}`, mtime: new Date(0), mode: 0o644 }, text);
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part as Buffer);
  return promisify(gzip)(Buffer.concat(parts));
}
