import { useCopy } from '@apiyard/kit/copy.ts';
import type { PrintPageProps } from '../print/PrintPage.tsx';
import { PrintPage } from '../print/PrintPage.tsx';
import type { MinesweeperOnPaper } from './minesweeper-board.ts';
import { levels } from './minesweeper-board.ts';
import { minesweeperCopy } from './minesweeper-copy.ts';
import { PrintedMinesweeper } from './PrintedMinesweeper.tsx';

export type MinesweeperPrintScreenProps = PrintPageProps<MinesweeperOnPaper>;

/** Smaller cells are too small to write in. */
const perPageMax: Readonly<Record<string, number>> = { beginner: 6, intermediate: 4, expert: 2 };

/** Minesweeper boards to print. */
export function MinesweeperPrintScreen(page: MinesweeperPrintScreenProps) {
  const t = useCopy(minesweeperCopy);
  const { level, seed } = page.view;
  return (
    <PrintPage
      {...page}
      title={t('minesweeper.printTitle')}
      levels={levels.map((id) => ({ id, label: t(`minesweeper.level.${id}`) }))}
      perPageMax={perPageMax[level] ?? 1}
      playHref={`/puzzle/minesweeper?${new URLSearchParams({ level, seed })}`}
      draw={(puzzle, isSolution) => <PrintedMinesweeper {...{ puzzle, isSolution }} label={t('minesweeper.title')} />}
    />
  );
}
