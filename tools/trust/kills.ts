/** The crash test of the `kill` stage, with a hundred kills on each engine. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reported } from '../test/report/reported.ts';
import type { Trial } from './trial.ts';
import { equal } from './trial.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kills = 100;
const timeoutMs = 20 * 60_000;

export const killed: Trial = {
  name: 'kills',
  title: `${kills} times kill -9 on each engine, while people register and call and an admin publishes`,
  async run() {
    const { tally, output } = await reported((reportPath) => [
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--project', 'kill', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`],
      { cwd: root, timeoutMs, env: { KILLS: String(kills) } },
    ]);
    if (tally.failed > 0) console.log(output);
    return [
      equal(`${kills} × kill -9 on SQLite and PostgreSQL`, 'engines that lost nothing acknowledged', tally.passed, 2),
    ];
  },
};
