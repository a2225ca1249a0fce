/** `pnpm test:walk`: every page as everybody, in every language and width, where `pnpm test` walks each pair once. */
import { choose } from './schedule.ts';
import { showRun } from './show.ts';

// Read by the stage and by the walk itself.
process.env['WALK'] = 'all';
const { stagesOf } = await import('./stages.ts');
await showRun(choose(stagesOf(), ['walk']), 2);
