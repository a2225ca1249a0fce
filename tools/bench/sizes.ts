/** The size budgets that `pnpm test size` gates, as figures. */
import { fileURLToPath } from 'node:url';
import { runCommand } from '../test/command.ts';
import { buildWebIfChanged } from '../web-build.ts';
import type { Bench } from './figure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const sizes: Bench = {
  name: 'sizes',
  title: 'what people download, gzipped',
  async run() {
    if (!(await buildWebIfChanged())) throw new Error('The web app does not build.');
    const { output } = await runCommand(process.execPath, ['tools/budgets/measure.ts', '--json'], {
      cwd: root,
      timeoutMs: 120_000,
    });
    const start = output.indexOf('[');
    if (start === -1) throw new Error(output);
    const budgets = JSON.parse(output.slice(start)) as readonly { name: string; size: number; sizeLimit: number }[];
    return budgets.map(({ name, size, sizeLimit }) => ({
      name,
      value: size / 1000,
      unit: 'kB',
      atMost: sizeLimit / 1000,
    }));
  },
};
