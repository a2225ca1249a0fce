/** `pnpm test:walk`: every page in every role, language and width, where `pnpm test` makes each pair once. */
import { choose } from './schedule.ts';
import { showRun } from './report/show.ts';

// Read by the stage and by the walk itself.
process.env['WALK'] = 'all';
const { stagesOf } = await import('./stages.ts');
await showRun(choose(stagesOf(), ['walk']), 2);
