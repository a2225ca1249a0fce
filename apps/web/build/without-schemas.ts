import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const contract = fileURLToPath(new URL('../../../packages/api/src/contract/', import.meta.url));
/** Contract files whose schemas a page checks with, before it sends what a person made. */
const checkedInPages: ReadonlySet<string> = new Set(['scraper-definition.ts']);
/** Their own imports from the contract, once more and whole: a schema that holds an inert one throws when it checks. */
const whole = '?whole';
const inert = '\0apiyard:inert-schemas';

/**
 * Leaves the schemas of the contract out of the browser. The client reads an entry's method, path, auth and whether its
 * answer is raw; it never validates (the conformance suite does, in tests), so what a schema is made of would only be
 * carried around. In place of `zod/mini` those files get functions that return one inert object.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'apiyard:without-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !importer.startsWith(contract)) return null;
      const isWhole = importer.endsWith(whole) || checkedInPages.has(importer.slice(contract.length));
      if (id === 'zod/mini') return isWhole ? null : inert;
      if (!isWhole || !id.startsWith('./') || checkedInPages.has(id.slice('./'.length))) return null;
      return contract + id.slice('./'.length) + whole;
    },
    load(id) {
      return id === inert ? inertModule() : null;
    },
  };
}

/** Every name that the contract takes from zod, as a function without side effects: what nobody uses falls away. */
function inertModule(): string {
  const used = new Set(
    contractSources().flatMap((source) => Array.from(source.matchAll(/\bz\.(\w+)/g), ([, name = '']) => name)),
  );
  const named = Array.from(used);
  return [
    'const schema = () => inert;',
    'const inert = Object.assign(() => inert, { check: schema, parse: schema, safeParse: schema, shape: {}, options: [] });',
    'const group = new Proxy({}, { get: () => schema });',
    ...named.map((name) => {
      const exported = `__${name}`;
      const value = isGroup(name) ? 'group' : '/* @__NO_SIDE_EFFECTS__ */ () => inert';
      return `const ${exported} = ${value};\nexport { ${exported} as ${name} };`;
    }),
  ].join('\n');
}

/** `z.iso.datetime()`, `z.coerce.number()`: names that hold functions. */
function isGroup(name: string): boolean {
  return name === 'iso' || name === 'coerce';
}

function contractSources(): string[] {
  return readdirSync(contract)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(contract + file, 'utf8'));
}
