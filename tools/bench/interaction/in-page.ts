/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Functions that run inside a page. Each is sent there as text: it must not refer to anything outside itself.
 */

/** What the page must show for an input to be done. */
export interface Awaited {
  readonly selector: string;
  /** Null: the element is enough. */
  readonly text: string | null;
}

interface TimingPage {
  __shown?: Promise<number>;
  /** Whether the watched input has happened. */
  __hasHappened?: boolean;
  /** When each watched input happened, and when its result was shown. */
  __watched?: { readonly fromMs: number; toMs: number }[];
  __events?: {
    readonly name: string;
    readonly startMs: number;
    readonly durationMs: number;
    readonly interaction: number;
  }[];
}

/** Replaces what the sample layer keeps of a module. The database is that of its keeper, `browser-keeper.ts`. */
export async function keepSampleData({ name, kept }: { name: string; kept: unknown }): Promise<void> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const opening = indexedDB.open('apiyard-sample');
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('modules'));
  const database = await done(opening);
  await done(database.transaction('modules', 'readwrite').objectStore('modules').put(kept, name));
  database.close();
}

/** From now on, how long each input took until the next frame was painted. */
export function startTiming(): void {
  const events: NonNullable<TimingPage['__events']> = [];
  (globalThis as TimingPage).__events = events;
  (globalThis as TimingPage).__watched = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { readonly interactionId?: number })[])
      events.push({
        name: entry.name,
        startMs: entry.startTime,
        durationMs: entry.duration,
        interaction: entry.interactionId ?? 0,
      });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Measures from the next event of this type until its result is painted. Rejects if it is not within 15 s. */
export function watchResult({ event, awaited }: { event: string; awaited: Awaited }): void {
  const limitMs = 15_000;
  const startedMs = performance.now();
  (globalThis as TimingPage).__hasHappened = false;
  const shown = new Promise<number>((resolve, reject) => {
    let pressedMs: number | null = null;
    let window = { fromMs: 0, toMs: Infinity };
    const listen = ({ timeStamp }: Event) => {
      pressedMs = timeStamp;
      (globalThis as TimingPage).__hasHappened = true;
      window = { fromMs: timeStamp, toMs: Infinity };
      (globalThis as TimingPage).__watched?.push(window);
      requestAnimationFrame(look);
    };
    const look = () => {
      const fromMs = pressedMs ?? startedMs;
      const found = document.querySelector(awaited.selector);
      const isShown = found !== null && (awaited.text === null || found.textContent?.includes(awaited.text) === true);
      // The frame after the next is past the painting of this one.
      if (isShown)
        requestAnimationFrame(() => {
          window.toMs = performance.now();
          resolve(window.toMs - fromMs);
        });
      else if (performance.now() - startedMs > limitMs)
        reject(new Error(`${awaited.selector} did not show ${awaited.text ?? 'up'}.`));
      else requestAnimationFrame(look);
    };
    addEventListener(event, listen, { capture: true, once: true });
    setTimeout(() => {
      if (pressedMs === null) reject(new Error(`There was no ${event} to show ${awaited.selector}.`));
    }, limitMs);
  });
  shown.catch(() => {});
  (globalThis as TimingPage).__shown = shown;
}

/** Whether the watched input has happened: a browser may merge events of a drag. */
export const hasHappened = (): boolean => (globalThis as TimingPage).__hasHappened === true;

export function shownMs(): Promise<number> {
  const { __shown: shown } = globalThis as TimingPage;
  if (shown === undefined) throw new Error('Nothing is watched.');
  return shown;
}

/**
 * Of each watched input since the last call, in ms until the next frame: of interactions, or of events with this name
 * where browsers count none. Shorter ones than 16 ms are not among them.
 */
export async function takeTimings(name: string | null): Promise<number[]> {
  // Entries arrive after the frame.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { __watched: watched = [], __events: events = [] } = globalThis as TimingPage;
  const windows = watched.splice(0);
  const isWatched = (startMs: number) => windows.some(({ fromMs, toMs }) => startMs >= fromMs && startMs <= toMs);
  const taken = events.splice(0);
  if (name !== null)
    return taken.filter((event) => event.name === name && isWatched(event.startMs)).map(({ durationMs }) => durationMs);
  const inputs = new Map<number, { startMs: number; longestMs: number }>();
  for (const { interaction, startMs, durationMs } of taken) {
    if (interaction === 0) continue;
    const { startMs: first = startMs, longestMs = 0 } = inputs.get(interaction) ?? {};
    inputs.set(interaction, { startMs: Math.min(first, startMs), longestMs: Math.max(longestMs, durationMs) });
  }
  return [...inputs.values()].filter(({ startMs }) => isWatched(startMs)).map(({ longestMs }) => longestMs);
}

/** Of rows of the list of emails, from the names of their checkboxes, as the reader shows them. */
export function subjectsOf(rows: readonly Element[]): string[] {
  return rows.map((row) =>
    (row.querySelector('[role=checkbox]')?.getAttribute('aria-label') ?? '').replace(/^Select (?:Re: )?/, ''),
  );
}
