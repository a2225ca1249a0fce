/** What the page of a puzzle shows of its game, and what it can do with it. */
import type { Result } from '../results/results.ts';
import type { HintDetail } from './play.machine.ts';
import type { PuzzleId } from './rules.ts';

export interface GameView {
  readonly state: 'loading' | 'failed' | 'playing' | 'paused' | 'solved' | 'lost';
  readonly elapsedMs: number;
  /** Null while the clock does not run. */
  readonly sinceMs: number | null;
  readonly mistakes: number;
  readonly hints: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Cells with mistakes that were found on request; null before the first check. */
  readonly checked: readonly number[] | null;
  readonly hasHintFailed: boolean;
}

export interface GameActions {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onCheck: () => void;
  readonly onHint: () => void;
  readonly onCloseHint: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStartOver: () => void;
  readonly onRetry: () => void;
}

export interface PuzzlePageProps {
  readonly id: PuzzleId;
  readonly game: GameView;
  readonly actions: GameActions;
  readonly results: readonly Result[];
  /** The local day, such as 2026-11-27. */
  readonly today: string;
  readonly isTimeHidden: boolean;
  readonly onTimeHidden: (isHidden: boolean) => void;
  readonly onNew: (level: string) => void;
  readonly onDaily: () => void;
}

export interface HintView {
  readonly detail: HintDetail;
  /** @default the name of the detail */
  readonly title?: string;
  readonly text: string;
  /** Enters what the hint leads to. Undefined if it enters nothing. */
  readonly onApply?: (() => void) | undefined;
}
