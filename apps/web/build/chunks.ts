import { readFile } from 'node:fs/promises';
import type { Plugin, PluginOption, Rolldown, UserConfig } from 'vite';
import { build } from 'vite';
import { fewerChunks } from './fewer-chunks.ts';
import type { Chunk } from './fewer-chunks.ts';

/** How often a page or a part of pages loads, relative to a page that is seldom opened. */
const frequencies: readonly (readonly [RegExp, number])[] = [
  // Of every page with a sidebar, for signed-in people.
  [/\/Bell\.tsx$/, 60],
  // Where people arrive.
  [/\/landing\.route\.tsx$/, 60],
  // What they open most, with the parts that always follow.
  [
    /\/(?:(?:login|dashboard|catalogue|docs|playground|blog-post)\.route|TryIt|CodePanel|ResponseFields|ResponseViews|TextResult|ValuesResult)\.tsx$/,
    20,
  ],
  [/\.route\.tsx$/, 1],
];
/** Parts that some visitors of a page load. */
const otherFrequency = 0.3;

/**
 * Few chunks, by the size of modules and the pages that load them. Builds the app once without groups, which shows what
 * each page needs after unused code is removed, and groups the modules of the actual build.
 * @param plugins needed to load the app's own sources
 */
export function chunksBySize(plugins: () => PluginOption[]): Plugin {
  return {
    name: 'apiyard:chunks',
    apply: 'build',
    async config({ root = '.', resolve = {} }) {
      const groups = await groupsOf({ root, resolve }, plugins());
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // A module's dependencies are in its group, or in one that its group imports.
                includeDependenciesRecursively: false,
                groups: [{ name: groupOf, debugName: 'by size' }],
              },
            },
          },
        },
      };

      function groupOf(id: string): string | null {
        // Styles leave no code, and would be chunks without content.
        return id.endsWith('.css') ? 'start' : (groups.get(id) ?? null);
      }
    },
  };
}

/** The group of each module that several pages need. Others stay in the chunk of their page. */
async function groupsOf(config: UserConfig, plugins: PluginOption[]): Promise<Map<string, string>> {
  const chunks = await automaticChunks(config, plugins);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const start = chunks.find(({ isEntry }) => isEntry);
  if (start === undefined) throw new Error('The app has no entry.');
  const atStart = loadedWith(start, byFile);
  const groups = new Map<string, string>();
  // What changes with our dependencies, apart from what changes with every release.
  for (const id of modulesOf(atStart)) groups.set(id, id.includes('/node_modules/') ? 'framework' : 'start');
  // In a group, the entry would need another chunk that only refers to it.
  for (const id of Object.keys(start.modules)) if (groups.get(id) === 'start') groups.delete(id);

  const entriesOf = new Map<Rolldown.OutputChunk, Set<string>>();
  for (const { name, loads } of await loadedTogether(chunks, byFile)) {
    for (const chunk of loads) if (!atStart.has(chunk)) getOrAdd(entriesOf, chunk).add(name);
  }
  const isShared = (chunk: Rolldown.OutputChunk | undefined) =>
    chunk !== undefined && !chunk.isDynamicEntry && entriesOf.has(chunk);
  const shared: Chunk[] = Array.from(entriesOf)
    .filter(([chunk]) => isShared(chunk))
    .map(([chunk, entries]) => ({
      name: chunk.fileName,
      imports: chunk.imports.filter((file) => isShared(byFile.get(file))),
      size: Object.values(chunk.modules).reduce((size, { renderedLength }) => size + renderedLength, 0),
      entries,
    }));
  for (const [index, names] of fewerChunks(shared, frequencyOf).entries()) {
    for (const id of modulesOf(names.map((name) => byFile.get(name)))) groups.set(id, `shared-${index}`);
  }
  return groups;
}

interface LoadedTogether {
  /** Source of the page or part. */
  readonly name: string;
  readonly loads: ReadonlySet<Rolldown.OutputChunk>;
}

/** What pages load with their layout, and parts of pages in addition to it. */
async function loadedTogether(
  chunks: readonly Rolldown.OutputChunk[],
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
): Promise<LoadedTogether[]> {
  const entries = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const sourceOf = (chunk: Rolldown.OutputChunk) => chunk.facadeModuleId ?? chunk.fileName;
  const layoutOf = async (route: string): Promise<Rolldown.OutputChunk | undefined> => {
    const page = await readFile(route.replace(/\.route\.tsx$/, '.page.ts'), 'utf8');
    const layout = /^\s*layout: '(\w+)'/m.exec(page)?.[1];
    return entries.find((chunk) => sourceOf(chunk).toLowerCase().endsWith(`/${layout}layout.tsx`));
  };
  const pages: LoadedTogether[] = [];
  for (const route of entries.filter((chunk) => isPage(sourceOf(chunk)))) {
    const layout = await layoutOf(sourceOf(route));
    if (layout === undefined) throw new Error(`${sourceOf(route)} has no layout.`);
    pages.push({
      name: sourceOf(route),
      loads: new Set([...loadedWith(layout, byFile), ...loadedWith(route, byFile)]),
    });
  }
  const parts = entries.filter((chunk) => !isPage(sourceOf(chunk)) && !isLayout(sourceOf(chunk)));
  return [
    ...pages,
    ...parts.map((part) => {
      const openers = pages.filter(({ loads }) =>
        Array.from(loads, (chunk) => chunk.dynamicImports)
          .flat()
          .includes(part.fileName),
      );
      const isLoaded = (chunk: Rolldown.OutputChunk) =>
        openers.length > 0 && openers.every(({ loads }) => loads.has(chunk));
      return {
        name: sourceOf(part),
        loads: new Set(Array.from(loadedWith(part, byFile)).filter((chunk) => !isLoaded(chunk))),
      };
    }),
  ];
}

const isPage = (source: string) => source.endsWith('.route.tsx');
const isLayout = (source: string) => source.endsWith('Layout.tsx');

async function automaticChunks(config: UserConfig, plugins: PluginOption[]): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    plugins,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { write: false, minify: false, target: 'es2022', reportCompressedSize: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** A chunk and what it imports statically. */
function loadedWith(
  chunk: Rolldown.OutputChunk,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> {
  seen.add(chunk);
  for (const file of chunk.imports) {
    const imported = byFile.get(file);
    if (imported !== undefined && !seen.has(imported)) loadedWith(imported, byFile, seen);
  }
  return seen;
}

function modulesOf(chunks: Iterable<Rolldown.OutputChunk | undefined>): string[] {
  return Array.from(chunks).flatMap((chunk) => Object.keys(chunk?.modules ?? {}));
}

function getOrAdd<Key>(sets: Map<Key, Set<string>>, key: Key): Set<string> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}

function frequencyOf(entry: string): number {
  return frequencies.find(([pattern]) => pattern.test(entry))?.[1] ?? otherFrequency;
}
