/**
 * Reads the compiled manifest and the resource table with `node-apk`, which trusts every length in them, so it runs only
 * inside the reader's thread. Its archive reader loads the whole file into memory and is not used.
 */
import { appTextMax } from '@apiyard/api/contract/content/apps';
import { Resources } from 'node-apk/build/lib/resources.js';
import sourceModule from 'node-apk/build/lib/source.js';
import xmlModule from 'node-apk/build/lib/xml.js';

/** It is CommonJS: what its types call the default export is a member of what Node imports. */
const { default: Source } = sourceModule as unknown as { readonly default: typeof sourceModule };
const { default: Xml } = xmlModule as unknown as { readonly default: typeof xmlModule };

export interface Manifest {
  readonly packageName: string | null;
  readonly versionName: string | null;
  readonly versionCode: number | null;
  readonly minSdk: number | null;
  /** The text, or the number of a resource. */
  readonly label: string | number | null;
  readonly icon: number | null;
}

const packagePattern = /^[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*)+$/;

/** Throws when it is not the compiled form. */
export function readManifest(bytes: Buffer): Manifest {
  const root = new Xml(new Source(bytes)).children['manifest']?.[0];
  if (root === undefined) throw new Error('There is no <manifest> in the manifest.');
  const { package: name, versionName, versionCode } = root.attributes as Record<string, unknown>;
  const application = (root.children['application']?.[0]?.attributes ?? {}) as Record<string, unknown>;
  const sdk = (root.children['uses-sdk']?.[0]?.attributes ?? {}) as Record<string, unknown>;
  return {
    packageName: typeof name === 'string' && name.length <= 200 && packagePattern.test(name) ? name : null,
    versionName: lineOf(versionName, appTextMax.versionName),
    versionCode: numberIn(versionCode, 2_100_000_000),
    minSdk: numberIn(sdk['minSdkVersion'], 10_000),
    label:
      typeof application['label'] === 'number' ? application['label'] : lineOf(application['label'], appTextMax.label),
    icon: typeof application['icon'] === 'number' ? application['icon'] : null,
  };
}

export interface ResourceTable {
  /** The text of a resource, that for every language first. */
  text(id: number): string | null;
  /** Files that a resource names, one for each kind of screen. */
  files(id: number): string[];
}

/** How often one resource may name another. */
const stepsMax = 4;

/** Null without a table. Throws when it cannot be read. */
export function openResources(bytes: Buffer | null): ResourceTable | null {
  if (bytes === null) return null;
  const table = new Resources(new Source(bytes));
  const valuesOf = (id: number, steps = 0): { value: unknown; isForAll: boolean }[] =>
    steps > stepsMax
      ? []
      : table
          .resolve(id >>> 0)
          .flatMap(({ value, locale }) =>
            typeof value === 'number'
              ? valuesOf(value, steps + 1)
              : [{ value: value as unknown, isForAll: locale === undefined }],
          );
  return {
    text(id) {
      const values = valuesOf(id);
      const { value } = values.find(({ isForAll }) => isForAll) ?? values[0] ?? {};
      return lineOf(value, appTextMax.label);
    },
    files: (id) => [...new Set(valuesOf(id).flatMap(({ value }) => (typeof value === 'string' ? [value] : [])))],
  };
}

/** One line of text, cut at the stored length; null when empty. */
function lineOf(value: unknown, lengthMax: number): string | null {
  if (typeof value !== 'string') return null;
  const line = value
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return line === '' ? null : line.slice(0, lengthMax).toWellFormed().trim();
}

function numberIn(value: unknown, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : null;
}
