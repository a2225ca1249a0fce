import { useCopy } from '@apiyard/kit/copy.ts';
import type { PrintPageProps } from '../print/PrintPage.tsx';
import { PrintPage } from '../print/PrintPage.tsx';
import type { MazePuzzle } from './maze-board.ts';
import { sizes } from './maze-board.ts';
import { mazeCopy } from './maze-copy.ts';
import { PrintedMaze } from './PrintedMaze.tsx';

export type MazePrintScreenProps = PrintPageProps<MazePuzzle>;

/** Mazes to print. */
export function MazePrintScreen(page: MazePrintScreenProps) {
  const t = useCopy(mazeCopy);
  const { level, seed } = page.view;
  return (
    <PrintPage
      {...page}
      title={t('maze.printTitle')}
      levels={sizes.map((id) => ({ id, label: `${id} × ${id}` }))}

      playHref={`/puzzle/maze?${new URLSearchParams({ level, seed })}`}
      draw={(puzzle, isSolution) => <PrintedMaze {...{ puzzle, isSolution }} label={t('maze.title')} />}
    />
  );
}
