/**
 * Gives memory back when nobody asks for anything. V8 keeps room for new objects as large as the busiest moment needed it
 * (starting is one), and on its own lets go of it only under pressure. A smaller room for good would cost calls instead.
 */
import { performance } from 'node:perf_hooks';
import type { EventLoopUtilization } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const lookEveryMs = 2000;
/** The event loop's busy share below which nothing goes on but timers and somebody's page that asks whether we are up. */
const idleShare = 0.02;
/** So many quiet looks in a row: between two bursts the room would only have to grow again. */
const quietLooks = 3;
/** Work that makes another look worth its pause of some 40 ms. */
const workMs = 100;

type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/** @returns whether it is time, asked every now and then with what the event loop has done since this process began. */
export function createIdleWatch(): (soFar: EventLoopUtilization) => boolean {
  let before: EventLoopUtilization = { idle: 0, active: 0, utilization: 0 };
  // Starting is work of which the event loop knows little.
  let activeAtLast = Number.NEGATIVE_INFINITY;
  let quiet = 0;
  return (soFar) => {
    const since = performance.eventLoopUtilization(soFar, before);
    before = soFar;
    quiet = since.utilization > idleShare ? 0 : quiet + 1;
    if (quiet < quietLooks || soFar.active - activeAtLast < workMs) return false;
    activeAtLast = soFar.active;
    return true;
  };
}

/** From now on; an otherwise finished process is not kept alive by it. */
export function giveMemoryBackWhenIdle(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  const isTime = createIdleWatch();
  setInterval(() => {
    if (isTime(performance.eventLoopUtilization())) collect({ type: 'major', flavor: 'last-resort' });
  }, lookEveryMs).unref();
}
