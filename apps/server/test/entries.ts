/** Every entry of the contract that the server has, from all of its files. */
import { readdirSync } from 'node:fs';
import type { Endpoint } from '@apiyard/api/contract/endpoint';

const contract = new URL('../../../packages/api/src/contract/', import.meta.url);
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('.test.'),
);
const modules = await Promise.all(
  files.map((file) => import(new URL(file, contract).href) as Promise<Record<string, unknown>>),
);
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value;

export const entries: readonly Endpoint[] = modules
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .filter(({ isSample }) => isSample !== true);

/** `/api/v1` is mounted separately: it accepts every site by key, and ignores cookies of other sites. */
export const ownEntries = entries.filter(({ path }) => !path.startsWith('/api/v1'));

/** For `it.each`. */
export const named = (list: readonly Endpoint[]): [string, Endpoint][] =>
  list.map((entry) => [`${entry.method} ${entry.path}`, entry]);
