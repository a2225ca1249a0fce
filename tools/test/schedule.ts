/** Runs stages in parallel, up to a limit, each after its dependencies. */
import type { Tally } from './report/tally.ts';

export interface Outcome {
  readonly tally: Tally;
  /** Shown when something failed. */
  readonly output: string;
}

export interface Stage {
  readonly name: string;
  /** A short description. */
  readonly title: string;
  /** Stages that must have passed first. When one failed, this one cannot run, which counts as one failure. */
  readonly after: readonly string[];
  run(): Promise<Outcome>;
}

export interface StageResult extends Outcome {
  readonly stage: Stage;
  readonly ms: number;
}

interface Watcher {
  started(stage: Stage): void;
  finished(result: StageResult): void;
}

/** The named stages with everything they build on, in the given order; all when nothing is named. Throws a sentence for an unknown name. */
export function choose(stages: readonly Stage[], names: readonly string[]): readonly Stage[] {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no stage '${unknown}'. Stages: ${stages.map(({ name }) => name).join(', ')}.`);
  const wanted = new Set(names.length > 0 ? names : stages.map(({ name }) => name));
  for (const stage of stages.toReversed()) if (wanted.has(stage.name)) for (const name of stage.after) wanted.add(name);
  return stages.filter(({ name }) => wanted.has(name));
}

/** Stages start in the order of the list as soon as a place is free and what they build on is done. */
export async function runStages(
  stages: readonly Stage[],
  atOnceMax: number,
  watcher: Watcher,
): Promise<readonly StageResult[]> {
  const waiting = [...stages];
  const running = new Map<string, Promise<void>>();
  const results = new Map<string, StageResult>();
  const settle = (result: StageResult) => {
    results.set(result.stage.name, result);
    watcher.finished(result);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next =
      running.size < atOnceMax ? waiting.findIndex(({ after }) => after.every((name) => results.has(name))) : -1;
    const [stage] = next === -1 ? [] : waiting.splice(next, 1);
    if (stage === undefined) {
      if (running.size === 0)
        throw new Error(
          `These stages wait for stages that are not in the run: ${waiting.map(({ name }) => name).join(', ')}.`,
        );
      await Promise.race(running.values());
      continue;
    }
    const broken = stage.after.filter((name) => (results.get(name)?.tally.failed ?? 0) > 0);
    if (broken.length > 0) {
      settle({
        stage,
        ms: 0,
        tally: { passed: 0, failed: 1 },
        output: `Not run: it needs ${broken.join(' and ')}, which failed.\n`,
      });
      continue;
    }
    watcher.started(stage);
    const startedAt = performance.now();
    running.set(
      stage.name,
      outcomeOf(stage).then((outcome) => {
        running.delete(stage.name);
        settle({ ...outcome, stage, ms: performance.now() - startedAt });
      }),
    );
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);
}

/** A stage that throws has failed, and a stage that checked nothing too: silence is not success. */
async function outcomeOf(stage: Stage): Promise<Outcome> {
  try {
    const outcome = await stage.run();
    if (outcome.tally.passed + outcome.tally.failed > 0) return outcome;
    return { tally: { passed: 0, failed: 1 }, output: `${outcome.output}Nothing was checked.\n` };
  } catch (error) {
    return {
      tally: { passed: 0, failed: 1 },
      output: `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    };
  }
}
