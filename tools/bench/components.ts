/** What each component costs a page that shows nothing else: gzipped script and style, without React. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import type { Bench, Figure } from './figure.ts';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
/** What Button may cost beyond React Aria's own, in kB: its look, its spinner, its label. */
const buttonBeyondMost = 2;

export const components: Bench = {
  name: 'components',
  title: 'each component alone, gzipped, without React',
  async run() {
    const names = readdirSync(join(ui, 'src/components')).toSorted();
    const figures: Figure[] = [];
    for (const name of names)
      figures.push({ name, value: await costOf(join(ui, 'src/components', name, `${name}.tsx`)), unit: 'kB' });
    const ours = figures.find(({ name }) => name === 'Button')?.value ?? Number.NaN;
    const theirs = await costOf(join(ui, 'node_modules/react-aria-components/dist/exports/Button.mjs'));
    return [
      ...figures.toSorted((one, other) => one.value - other.value),
      { name: "React Aria's Button", value: theirs, unit: 'kB' },
      { name: 'Button beyond it', value: ours - theirs, unit: 'kB', atMost: buttonBeyondMost },
    ];
  },
};

/** Builds one module as in a page; kB of 1000 bytes of its static imports. Dynamic imports are not counted. */
async function costOf(entry: string): Promise<number> {
  const built = await build({
    configFile: false,
    root: ui,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), optimizeLocales.vite({ locales: ['en', 'fr', 'ar', 'zh-CN'] })],
    build: {
      write: false,
      target: 'es2024',
      cssMinify: true,
      rolldownOptions: { input: entry, external: /^react(?:-dom)?(?:\/|$)/, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ output } = { output: [] }] = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[];
  return bytesAtOnce(output) / 1000;
}

function bytesAtOnce(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): number {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const assets = new Map(output.filter((file) => file.type === 'asset').map((asset) => [asset.fileName, asset]));
  const wanted = new Set<string>();
  const follow = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || wanted.has(fileName)) return;
    wanted.add(fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) wanted.add(css);
    for (const imported of chunk.imports) follow(imported);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName);
  const bytes = [...wanted].map(
    (fileName) => gzipSync(chunks.get(fileName)?.code ?? assets.get(fileName)?.source ?? '').byteLength,
  );
  return bytes.reduce((sum, size) => sum + size, 0);
}
