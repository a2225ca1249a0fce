import { monitorEventLoopDelay } from 'node:perf_hooks';

const everyMs = 15_000;
const resolutionMs = 20;
const perMs = 1e6;

export interface LoopDelay extends Disposable {
  /** Event loop delay over the last 15 seconds, in milliseconds. */
  read(): { readonly median: number; readonly max: number };
}

/** Values since the start would hide a bad minute, so they are reset periodically. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  // The timer adds its own resolution: the rest is the delay.
  const late = (ns: number) => Math.max(0, Math.round((ns / perMs - resolutionMs) * 10) / 10);
  const read = () =>
    histogram.count === 0
      ? { median: 0, max: 0 }
      : { median: late(histogram.percentile(50)), max: late(histogram.max) };
  let last: ReturnType<typeof read> | null = null;
  const timer = setInterval(() => {
    last = read();
    histogram.reset();
  }, everyMs).unref();
  return {
    read: () => last ?? read(),
    [Symbol.dispose]() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
