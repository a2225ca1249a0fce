import { useCopy } from '@apiyard/kit/copy.ts';
import type { PrintPageProps } from '../print/PrintPage.tsx';
import { PrintPage } from '../print/PrintPage.tsx';
import type { NonogramPuzzle } from './nonogram-board.ts';
import { sizes } from './nonogram-board.ts';
import { nonogramCopy } from './nonogram-copy.ts';
import { PrintedNonogram } from './PrintedNonogram.tsx';

export type NonogramPrintScreenProps = PrintPageProps<NonogramPuzzle>;

/** Nonograms to print. */
export function NonogramPrintScreen(page: NonogramPrintScreenProps) {
  const t = useCopy(nonogramCopy);
  const { level, seed } = page.view;
  return (
    <PrintPage
      {...page}
      title={t('nonogram.printTitle')}
      levels={sizes.map((id) => ({ id, label: `${id} × ${id}` }))}

      playHref={`/puzzle/nonogram?${new URLSearchParams({ level, seed })}`}
      draw={(puzzle, isSolution) => <PrintedNonogram {...{ puzzle, isSolution }} label={t('nonogram.title')} />}
    />
  );
}
