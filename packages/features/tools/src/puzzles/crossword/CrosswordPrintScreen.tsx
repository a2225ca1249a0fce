import { useCopy } from '@apiyard/kit/copy.ts';
import type { PrintPageProps } from '../print/PrintPage.tsx';
import { PrintPage } from '../print/PrintPage.tsx';
import { useWordPrintLevels } from '../words/use-word-levels.ts';
import { wordLevelOf } from '../words/word-levels.ts';
import type { CrosswordPuzzle } from './crossword-board.ts';
import { levels } from './crossword-board.ts';
import { crosswordCopy } from './crossword-copy.ts';
import { PrintedCrossword } from './PrintedCrossword.tsx';

export type CrosswordPrintScreenProps = PrintPageProps<CrosswordPuzzle>;

/** Crosswords to print. */
export function CrosswordPrintScreen(page: CrosswordPrintScreenProps) {
  const t = useCopy(crosswordCopy);
  const choices = useWordPrintLevels(levels, (each) => t(`crossword.level.${each}`));
  const { level, seed } = page.view;
  return (
    <PrintPage
      {...page}
      title={t('crossword.printTitle')}
      levels={choices}
      perPageMax={wordLevelOf(level, levels).level === 'small' ? 2 : 1}
      playHref={`/puzzle/crossword?${new URLSearchParams({ level, seed })}`}
      draw={(puzzle, isSolution) => <PrintedCrossword {...{ puzzle, isSolution }} label={t('crossword.title')} />}
    />
  );
}
