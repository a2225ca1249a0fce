import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconBackspace, IconCornerDownLeft } from '@tabler/icons-react';
import { gridLetters } from '@apiyard/kernels/words/words';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { plainLetter } from '../words/same-letter.ts';
import { isRightToLeft } from '../words/word-levels.ts';
import type { Mark, WordPosition, WordPuzzle } from './word-board.ts';
import { guessesMax, keyboards, marksOf, marksOfLetters, symbols } from './word-board.ts';
import { wordOfTheDayCopy } from './word-of-the-day-copy.ts';
import {
  board,
  input,
  key as keyStyle,
  keyboard,
  keyRow,
  keySymbol,
  row as rowStyle,
  rows,
  symbol,
  tile,
  wideKey,
} from './WordBoard.css.ts';

interface WordBoardProps {
  readonly puzzle: WordPuzzle;
  readonly position: WordPosition;
  readonly isPlaying: boolean;
  readonly onGuess: (guess: readonly string[]) => void;
  readonly isCovered: boolean;
}

const icon = { size: 20, stroke: 1.5 } as const;
const lastRow = 2;
const nameKeys = { place: 'wordOfTheDay.place', word: 'wordOfTheDay.word', none: 'wordOfTheDay.none' } as const;

/** The guesses with their marks, the guess that is typed, and a keyboard on the screen. */
export function WordBoard({ puzzle, position, isPlaying, onGuess, isCovered }: WordBoardProps) {
  const t = useCopy(wordOfTheDayCopy);
  const [guess, setGuess] = useState<readonly string[]>([]);
  const [isShort, setShort] = useState(false);
  const length = puzzle.letters.length;
  const dir = isRightToLeft(puzzle.language) ? 'rtl' : 'ltr';
  const known = marksOfLetters(puzzle, position);
  const change = (letters: readonly string[]) => {
    setShort(false);
    setGuess(letters.slice(0, length));
  };
  // The field is that of the next guess then.
  const field = useRef<HTMLInputElement>(null);
  const isEntering = useRef(false);
  useEffect(() => {
    if (isEntering.current) field.current?.focus();
    isEntering.current = false;
  }, [position.length]);
  const submit = () => {
    if (!isPlaying) return;
    if (guess.length < length) return setShort(true);
    onGuess(guess);
    change([]);
  };
  const markedTile = (letter: string, mark: Mark, at: number) => (
    <li key={at} className={tile[mark]}>
      <span className={visuallyHidden}>{t(nameKeys[mark], { letter })}</span>
      <span aria-hidden>{letter}</span>
      <span aria-hidden className={symbol} data-symbol={symbols[mark]} />
    </li>
  );
  const open = Math.max(0, guessesMax - position.length);
  return (
    <div className={board} inert={isCovered} style={{ '--letters': length } as CSSProperties}>
      <ol dir={dir} lang={puzzle.language} aria-label={t('wordOfTheDay.guesses')} className={rows}>
        {position.map((each, number) => (
          <li key={number}>
            <ol className={rowStyle}>
              {marksOf(puzzle, each).map((mark, at) => markedTile(isCovered ? '' : (each[at] ?? ''), mark, at))}
            </ol>
          </li>
        ))}
        {Array.from({ length: open }, (_, row) => {
          const isCurrent = row === 0 && isPlaying;
          return (
            <li key={position.length + row} className={rowStyle}>
              {Array.from({ length }, (__, at) => (
                <span key={at} aria-hidden className={tile.open}>
                  {isCurrent ? guess[at] : null}
                </span>
              ))}
              {isCurrent && (
                <input
                  ref={field}
                  type="text"
                  // The keyboard is on the screen.
                  inputMode="none"
                  className={input}
                  aria-label={t('wordOfTheDay.guess', { number: position.length + 1, max: guessesMax, length })}
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  value={guess.join('')}
                  onChange={({ target }) => change(gridLetters(target.value))}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    isEntering.current = guess.length === length;
                    submit();
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      {isPlaying && (
        <>
          <div
            role="group"
            aria-label={t('wordOfTheDay.keyboard')}
            dir={dir}
            lang={puzzle.language}
            className={keyboard}
          >
            {keyboards[puzzle.language].map((letters, row) => (
              <div key={letters} className={keyRow}>
                {row === lastRow && (
                  <button type="button" className={wideKey} aria-label={t('wordOfTheDay.enter')} onClick={submit}>
                    <IconCornerDownLeft aria-hidden {...icon} />
                  </button>
                )}
                {Array.from(letters, (letter) => {
                  const mark = known.get(plainLetter(letter));
                  return (
                    <button
                      key={letter}
                      type="button"
                      className={keyStyle[mark ?? 'open']}
                      aria-label={mark === undefined ? letter : t(nameKeys[mark], { letter })}
                      onClick={() => change([...guess, letter])}
                    >
                      {letter}
                      {mark !== undefined && <span aria-hidden className={keySymbol} data-symbol={symbols[mark]} />}
                    </button>
                  );
                })}
                {row === lastRow && (
                  <button
                    type="button"
                    className={wideKey}
                    aria-label={t('wordOfTheDay.erase')}
                    onClick={() => change(guess.slice(0, -1))}
                  >
                    <IconBackspace aria-hidden {...icon} />
                  </button>
                )}
              </div>
            ))}
          </div>
        </>
      )}
      <div role="status">{isShort && <Text>{t('wordOfTheDay.short', { length })}</Text>}</div>
      <Text tone="quiet" size="small">
        {t('wordOfTheDay.legend')}
      </Text>
    </div>
  );
}
