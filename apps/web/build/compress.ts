import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** Below this a packet is a packet. */
const sizeBytesMin = 1024;

/** Writes `.br` and `.gz` next to each built text file, at the highest level, since it runs once per build. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'apiyard:compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        // The server fills placeholders in pages before it sends them, and compresses the result. It runs the renderer.
        const isPage = ({ parentPath }: { readonly parentPath: string }) =>
          parentPath.startsWith(join(folder, 'pages')) || parentPath.startsWith(join(folder, 'render'));
        const files = entries.filter((entry) => entry.isFile() && !isPage(entry) && worthIt.has(extname(entry.name)));
        await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < sizeBytesMin) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
