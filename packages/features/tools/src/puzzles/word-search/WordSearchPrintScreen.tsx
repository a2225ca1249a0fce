import { useCopy } from '@apiyard/kit/copy.ts';
import type { PrintPageProps } from '../print/PrintPage.tsx';
import { PrintPage } from '../print/PrintPage.tsx';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { useWordPrintLevels } from '../words/use-word-levels.ts';
import type { WordSearchPuzzle } from './word-search-board.ts';
import { levels } from './word-search-board.ts';
import { wordSearchCopy } from './word-search-copy.ts';
import { PrintedWordSearch } from './PrintedWordSearch.tsx';

export type WordSearchPrintScreenProps = PrintPageProps<WordSearchPuzzle>;

/** Word searches to print. */
export function WordSearchPrintScreen(page: WordSearchPrintScreenProps) {
  const t = useCopy(wordSearchCopy);
  const tFrame = useCopy(puzzlesCopy);
  const choices = useWordPrintLevels(levels, (each) => tFrame(`puzzles.level.${each}`));
  const { level, seed } = page.view;
  return (
    <PrintPage
      {...page}
      title={t('wordSearch.printTitle')}
      levels={choices}
      perPageMax={4}
      playHref={`/puzzle/word-search?${new URLSearchParams({ level, seed })}`}
      draw={(puzzle, isSolution) => <PrintedWordSearch {...{ puzzle, isSolution }} label={t('wordSearch.title')} />}
    />
  );
}
