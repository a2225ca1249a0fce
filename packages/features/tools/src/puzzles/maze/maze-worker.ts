/** What the page sends to the worker of a maze. */
export interface MazeQuestion {
  /** Cells across and down. */
  readonly size: number;
  readonly seed: string;
}
