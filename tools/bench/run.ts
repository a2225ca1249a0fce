/** `pnpm bench [name…]`: measures the project's performance figures on this machine. */
import { callPipeline } from './call-pipeline.ts';
import { components } from './components.ts';
import { dataFormats } from './data-formats.ts';
import { extraction } from './extraction.ts';
import { describe, describeTable } from './figure.ts';
import { firstPaint } from './first-paint.ts';
import { heavyAnswers } from './heavy-answers.ts';
import { hostileData } from './hostile-data.ts';
import { interaction } from './interaction.ts';
import { longLists } from './long-lists.ts';
import { memory } from './memory.ts';
import { pictures } from './pictures.ts';
import { puzzles } from './puzzles/puzzles.ts';
import { sizes } from './sizes.ts';
import { warmStart } from './warm-start.ts';

const benches = [
  callPipeline,
  heavyAnswers,
  hostileData,
  dataFormats,
  pictures,
  puzzles,
  extraction,
  warmStart,
  memory,
  firstPaint,
  longLists,
  interaction,
  sizes,
  components,
];
const named = process.argv.slice(2);
const unknown = named.find((name) => !benches.some((bench) => bench.name === name));
if (unknown !== undefined) {
  console.error(`There is no bench '${unknown}'. Benches: ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

for (const bench of benches.filter(({ name }) => named.length === 0 || named.includes(name))) {
  console.log(`\n${bench.name}: ${bench.title}`);
  try {
    const figures = await bench.run();
    for (const figure of figures) if (figure.cell === undefined) console.log(`  ${describe(figure)}`);
    if (figures.some(({ cell }) => cell !== undefined)) {
      for (const line of describeTable(figures)) console.log(`  ${line}`);
    }
  } catch (error) {
    // Others may still have something to say; a figure that could not be taken shows in the exit code.
    console.error(`  ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
