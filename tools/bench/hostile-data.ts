/** How long the converter's thread takes for a hostile megabyte: the slowest of every input for every target format. */
import { hostileInputs } from '../../apps/server/test/hostile/hostile-data.ts';
import { closeWorkers, runInWorker } from '../../apps/server/src/hub/threads/worker-pool.ts';
import type { Bench, Figure } from './figure.ts';

const shown = 5;
const file = new URL('../../apps/server/src/tools/convert/data/data.ts', import.meta.url).href;
const caller = { callerId: 'bench', signal: new AbortController().signal };
const style = { indent: 2, delimiter: 'auto', header: true };

export const hostileData: Bench = {
  name: 'hostile-data',
  title: 'the slowest conversions of a hostile megabyte',
  async run() {
    const figures: Figure[] = [];
    try {
      await runInWorker(file, { ...style, text: '1', from: 'json', to: 'json' }, caller);
      for (const { name, from, to, text } of hostileInputs()) {
        const startedMs = performance.now();
        // oxlint-disable-next-line no-await-in-loop -- parallel runs would affect each other
        await runInWorker(file, { ...style, text, from, to }, caller);
        figures.push({ name: `${name}, to ${to}`, value: performance.now() - startedMs, unit: 'ms', atMost: 1000 });
      }
    } finally {
      await closeWorkers();
    }
    return figures.toSorted((a, b) => b.value - a.value).slice(0, shown);
  },
};
