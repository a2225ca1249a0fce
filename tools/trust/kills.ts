/** The crash test of the `kill` stage, with a hundred kills on each engine. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KillCounts } from '../kill/kill-counts.ts';
import { reported } from '../test/report/reported.ts';
import type { Finding, Trial } from './trial.ts';
import { equal } from './trial.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kills = 100;
const timeoutMs = 20 * 60_000;

export const killed: Trial = {
  name: 'kills',
  title: `${kills} times kill -9 on each engine, while people register and call and an admin publishes`,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'apiyard-kills-'));
    try {
      const countsPath = join(folder, 'counts');
      const { tally, output } = await reported((reportPath) => [
        join(root, 'node_modules/.bin/vitest'),
        ['run', '--project', 'kill', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`],
        { cwd: root, timeoutMs, env: { KILLS: String(kills), KILL_COUNTS: countsPath } },
      ]);
      if (tally.failed > 0) console.log(output);
      const lines = (await readFile(countsPath, 'utf8').catch(() => '')).trim().split('\n');
      return [
        equal(`${kills} × kill -9`, 'engines that lost nothing acknowledged', tally.passed, 2),
        ...lines.filter((line) => line !== '').flatMap((line) => findingsOf(JSON.parse(line) as KillCounts)),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function findingsOf({ engine, acknowledged, lost, damage }: KillCounts): readonly Finding[] {
  const attack = `${kills} × kill -9 on ${engine}`;
  const { registered, called, published, rolledBack } = acknowledged;
  const all = `${registered} registrations, ${called} calls, ${published} publications and ${rolledBack} rollbacks`;
  return [equal(attack, `lost of ${all}`, lost, 0), equal(attack, 'findings of the integrity check', damage, 0)];
}
