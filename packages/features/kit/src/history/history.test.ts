import { expect, it } from 'vitest';
import type { History } from './history.ts';
import { dropSteps, emptyHistory, recordStep, redoStep, undoStep } from './history.ts';

const recorded = (...steps: string[]) => steps.reduce<History<string>>(recordStep, emptyHistory);

it('undoes and redoes steps in order', () => {
  const first = undoStep(recorded('a', 'b', 'c'));
  expect(first).toEqual({ step: 'c', history: { done: ['a', 'b'], undone: ['c'] } });
  const second = undoStep(first?.history ?? emptyHistory);
  expect(second).toEqual({ step: 'b', history: { done: ['a'], undone: ['c', 'b'] } });
  expect(redoStep(second?.history ?? emptyHistory)).toEqual({
    step: 'b',
    history: { done: ['a', 'b'], undone: ['c'] },
  });
});

it('has nothing to undo or redo in an empty history', () => {
  expect(undoStep(emptyHistory)).toBeNull();
  expect(redoStep(emptyHistory)).toBeNull();
});

it('forgets undone steps after a new step', () => {
  const { history } = undoStep(recorded('a', 'b')) ?? { history: emptyHistory };
  expect(recordStep(history, 'c')).toEqual({ done: ['a', 'c'], undone: [] });
});

it('drops steps of something that no longer exists, done and undone', () => {
  const { history } = undoStep(recorded('a1', 'b1', 'a2')) ?? { history: emptyHistory };
  expect(dropSteps(history, (step) => step.startsWith('a'))).toEqual({ done: ['b1'], undone: [] });
});
