import { useCopy } from '@apiyard/kit/copy.ts';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import type { WordSearchPosition, WordSearchPuzzle } from './word-search-board.ts';
import { wordSearchCopy } from './word-search-copy.ts';
import { found as foundStyle, list, word as wordStyle } from './WordList.css.ts';

interface WordListProps {
  readonly puzzle: WordSearchPuzzle;
  readonly position: WordSearchPosition;
}

/** The words to find. Those that were found are struck through. */
export function WordList({ puzzle: { words, language }, position }: WordListProps) {
  const t = useCopy(wordSearchCopy);
  return (
    <ul aria-label={t('wordSearch.words')} className={list}>
      {words.map(({ word }, number) =>
        position.includes(number) ? (
          <li key={word}>
            <span aria-hidden lang={language} className={foundStyle}>
              {word}
            </span>
            <span className={visuallyHidden}>{t('wordSearch.found', { word })}</span>
          </li>
        ) : (
          <li key={word} lang={language} className={wordStyle}>
            {word}
          </li>
        ),
      )}
    </ul>
  );
}
