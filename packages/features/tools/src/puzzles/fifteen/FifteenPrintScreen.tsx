import { useCopy } from '@apiyard/kit/copy.ts';
import type { PrintPageProps } from '../print/PrintPage.tsx';
import { PrintPage } from '../print/PrintPage.tsx';
import type { FifteenOnPaper } from './fifteen-board.ts';
import { sizes } from './fifteen-board.ts';
import { fifteenCopy } from './fifteen-copy.ts';
import { PrintedFifteen } from './PrintedFifteen.tsx';

export type FifteenPrintScreenProps = PrintPageProps<FifteenOnPaper>;

/** Fifteen puzzles to print and cut out. */
export function FifteenPrintScreen(page: FifteenPrintScreenProps) {
  const t = useCopy(fifteenCopy);
  const { level, seed } = page.view;
  return (
    <PrintPage
      {...page}
      title={t('fifteen.printTitle')}
      levels={sizes.map((id) => ({ id, label: `${id} × ${id}` }))}
      perPageMax={4}
      playHref={`/puzzle/fifteen?${new URLSearchParams({ level, seed })}`}
      draw={(puzzle, isSolution) => <PrintedFifteen {...{ puzzle, isSolution }} label={t('fifteen.title')} />}
    />
  );
}
