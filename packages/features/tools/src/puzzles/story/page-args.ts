import { fn } from 'storybook/test';
import type { GameView } from '../frame/game-view.ts';

/** A game in stories, after 4 minutes and 5 seconds, with a move to undo. */
export const playing = {
  state: 'playing',
  elapsedMs: 245_000,
  sinceMs: null,
  mistakes: 0,
  hints: 0,
  canUndo: true,
  canRedo: false,
  checked: null,
  hasHintFailed: false,
} satisfies GameView;

/** What the screen of a puzzle gets from its page, in stories. */
export const pageArgs = {
  hint: null,
  results: [],
  today: '2026-11-26',
  isTimeHidden: false,
  actions: {
    onUndo: fn(),
    onRedo: fn(),
    onCheck: fn(),
    onHint: fn(),
    onCloseHint: fn(),
    onPause: fn(),
    onResume: fn(),
    onStartOver: fn(),
    onRetry: fn(),
  },
  onTimeHidden: fn(),
  onNew: fn(),
  onDaily: fn(),
  onMove: fn(),
};
