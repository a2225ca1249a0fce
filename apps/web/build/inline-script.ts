import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * A source of `src/boot` as one inline script. The server allows it in its content security policy by hash.
 * @param source file name
 */
export async function inlineScript(source: string): Promise<string> {
  const entry = fileURLToPath(new URL(`../src/boot/${source}`, import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, lib: { entry, formats: ['iife'], name: 'inline' } },
  });
  const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunk = output.find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error(`boot/${source} made no script.`);
  return `<script>${chunk.code.trim()}</script>`;
}
