import { IconButton } from '@apiyard/ui/IconButton';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { CrosswordPosition, CrosswordPuzzle } from './crossword-board.ts';
import { isFilled } from './crossword-board.ts';
import { crosswordCopy } from './crossword-copy.ts';
import {
  clue as clueStyle,
  current as currentStyle,
  currentText,
  heading,
  list,
  lists,
  number,
} from './ClueList.css.ts';

interface ClueListProps {
  readonly puzzle: CrosswordPuzzle;
  readonly position: CrosswordPosition;
  /** The entry that letters are typed into. */
  readonly entry: number | null;
  readonly onEntry: (entry: number) => void;
}

/** All clues, across and down. Each leads to its entry. */
export function ClueList({ puzzle, position, entry: current, onEntry }: ClueListProps) {
  const t = useCopy(crosswordCopy);
  return (
    <div role="group" aria-label={t('crossword.clues')} className={lists}>
      {(['across', 'down'] as const).map((direction) => (
        <section key={direction}>
          <h2 className={heading}>{t(`crossword.${direction}`)}</h2>
          <ol className={list}>
            {puzzle.entries.map((entry, index) => {
              if (entry.direction !== direction) return null;
              const clue = t('crossword.clue', { clue: entry.clue, length: entry.cells.length });
              const isFull = isFilled(position, entry);
              return (
                <li key={entry.number}>
                  <button
                    type="button"
                    className={clueStyle}
                    aria-current={index === current}
                    data-filled={isFull ? '' : undefined}
                    onClick={() => onEntry(index)}
                  >
                    <span className={number}>{entry.number}</span>
                    <bdi lang={puzzle.language}>{isFull ? t('crossword.clueFilled', { clue }) : clue}</bdi>
                  </button>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}

const icon = { size: 20, stroke: 1.5 } as const;

/** The current clue, with the way to the ones around it. */
export function CurrentClue({ puzzle, entry, onEntry }: Omit<ClueListProps, 'position'>) {
  const t = useCopy(crosswordCopy);
  const { entries, language } = puzzle;
  const shown = entry === null ? undefined : entries[entry];
  const go = (by: number) => onEntry(((entry ?? 0) + by + entries.length) % entries.length);
  return (
    <div className={currentStyle}>
      <IconButton
        label={t('crossword.previous')}
        tone="quiet"
        icon={<IconChevronLeft {...icon} />}
        onPress={() => go(-1)}
      />
      <span className={currentText}>
        {shown !== undefined && (
          <>
            <strong>{t(`crossword.entry.${shown.direction}`, { number: shown.number })}</strong>{' '}
            <bdi lang={language}>{t('crossword.clue', { clue: shown.clue, length: shown.cells.length })}</bdi>
          </>
        )}
      </span>
      <IconButton
        label={t('crossword.next')}
        tone="quiet"
        icon={<IconChevronRight {...icon} />}
        onPress={() => go(1)}
      />
    </div>
  );
}
