/**
 * Releases memory while the server is idle. V8 keeps its young generation as large as the busiest moment needed (start-up
 * is one), and shrinks it by itself only under pressure. A permanently smaller one would slow down calls instead.
 */
import { performance } from 'node:perf_hooks';
import type { EventLoopUtilization } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const lookEveryMs = 2000;
/** Event loop utilization below which only timers and health checks are running. */
const idleShare = 0.02;
/** Consecutive idle checks required: between two bursts the memory would only have to grow again. */
const quietLooks = 3;
/** Work since the last collection that justifies another pause of about 40 ms. */
const workMs = 100;

type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/** @returns whether to collect now; called periodically with the event loop's figures since the start of the process */
export function createIdleWatch(): (soFar: EventLoopUtilization) => boolean {
  let before: EventLoopUtilization = { idle: 0, active: 0, utilization: 0 };
  // The event loop's figures include little of the start-up work.
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

/** Starts now; does not keep the process alive. */
export function giveMemoryBackWhenIdle(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  const isTime = createIdleWatch();
  setInterval(() => {
    if (isTime(performance.eventLoopUtilization())) collect({ type: 'major', flavor: 'last-resort' });
  }, lookEveryMs).unref();
}
