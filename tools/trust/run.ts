/** `pnpm test:trust [name…]`: attacks separate servers on loopback and prints one table. Takes about 15 minutes. */
import { buildWebIfChanged } from '../web-build.ts';
import { manyCalls } from './calls.ts';
import { conversions } from './conversions.ts';
import { floods } from './floods.ts';
import { killed } from './kills.ts';
import { limits } from './limits.ts';
import { storage } from './storage.ts';
import type { Finding } from './trial.ts';
import { table, tried } from './trial.ts';

const trials = [floods, conversions, limits, storage, manyCalls, killed];
const named = process.argv.slice(2);
const unknown = named.find((name) => !trials.some((trial) => trial.name === name));
if (unknown !== undefined) {
  console.error(`There is no trial '${unknown}'. Trials: ${trials.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
if (process.platform !== 'linux') {
  console.error('These trials read /proc and come from several loopback addresses, which only Linux has.');
  process.exit(2);
}
if (!(await buildWebIfChanged())) process.exit(1);

const findings: Finding[] = [];
const startedAt = performance.now();
for (const { name, title, run } of trials.filter((trial) => named.length === 0 || named.includes(trial.name))) {
  console.log(`> ${name}: ${title}`);
  findings.push(...(await tried(name, run)));
}
const failed = findings.filter(({ holds }) => !holds).length;
console.log(`\n${table(findings)}\n\nIn ${Math.round((performance.now() - startedAt) / 1000)} s.`);
console.log(`${findings.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
