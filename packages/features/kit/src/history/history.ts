/** Steps that were done and can be undone, and those that were undone and can be redone. The latest are last. */
export interface History<Step> {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const emptyHistory: History<never> = { done: [], undone: [] };

/** A new step: what was undone before can no longer be redone. */
export function recordStep<Step>({ done }: History<Step>, step: Step): History<Step> {
  return { done: [...done, step], undone: [] };
}

/** The history after its latest step was undone, and that step; null if there is none. */
export function undoStep<Step>({ done, undone }: History<Step>): { history: History<Step>; step: Step } | null {
  const step = done.at(-1);
  return step === undefined ? null : { step, history: { done: done.slice(0, -1), undone: [...undone, step] } };
}

/** The history after the step that was undone last was done again, and that step; null if there is none. */
export function redoStep<Step>({ done, undone }: History<Step>): { history: History<Step>; step: Step } | null {
  const step = undone.at(-1);
  return step === undefined ? null : { step, history: { done: [...done, step], undone: undone.slice(0, -1) } };
}

/** Without the steps that can no longer be done or undone, such as those of a card that someone else deleted. */
export function dropSteps<Step>({ done, undone }: History<Step>, isDropped: (step: Step) => boolean): History<Step> {
  return { done: done.filter((step) => !isDropped(step)), undone: undone.filter((step) => !isDropped(step)) };
}
