import { Text } from '@apiyard/ui/Text';
import { useMemo, useState } from 'react';
import type { Translate } from '@apiyard/kit/copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import type { HintDetail } from '../frame/play.machine.ts';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { useWordLevels } from '../words/use-word-levels.ts';
import type { HiddenWord, WordSearchPosition, WordSearchPuzzle } from './word-search-board.ts';
import { lettersOn, levels, lineBetween, sizeOf, wordOn } from './word-search-board.ts';
import { wordSearchCopy } from './word-search-copy.ts';
import type { WordSearchHint } from './word-search-kind.ts';
import { WordList } from './WordList.tsx';
import { WordSearchBoard } from './WordSearchBoard.tsx';

export type WordSearchScreenProps = PuzzleScreenProps<WordSearchPuzzle, WordSearchPosition, WordSearchHint>;

const none: ReadonlySet<number> = new Set();
const hintTitles = {
  point: 'wordSearch.hint.row',
  name: 'wordSearch.hint.direction',
  explain: 'wordSearch.hint.place',
} as const;

/** The page where words are searched. */
export function WordSearchScreen({ puzzle, position, hint, onMove, ...page }: WordSearchScreenProps) {
  const t = useCopy(wordSearchCopy);
  const tFrame = useCopy(puzzlesCopy);
  const { id, game } = page;
  const { level, ...choices } = useWordLevels(id.level, levels, (each) => tFrame(`puzzles.level.${each}`));
  const size = puzzle?.size ?? sizeOf[level];
  const [chosen, setChosen] = useState(0);
  const [first, setFirst] = useState<number | null>(null);
  const [missed, setMissed] = useState<string | null>(null);
  const isPlaying = game.state === 'playing';
  const hintedWord = hint === null || hint.value === null ? undefined : puzzle?.words[hint.value];
  const hinted = useMemo(
    () => (hintedWord === undefined || hint === null ? none : new Set(hintedCells(size, hintedWord, hint.detail))),
    [hint, hintedWord, size],
  );
  const tryLine = (cells: readonly number[]) => {
    setFirst(null);
    if (!isPlaying || puzzle === null || position === null) return;
    const word = wordOn(puzzle, cells);
    if (word === -1) return setMissed(lettersOn(puzzle, cells));
    setMissed(null);
    if (!position.includes(word)) onMove([...position, word]);
  };
  const select = (cell: number) => {
    if (!isPlaying) return;
    setMissed(null);
    if (first === null) setFirst(cell);
    else if (first === cell) setFirst(null);
    else tryLine(lineBetween(size, first, cell));
  };
  const note =
    first !== null ? t('wordSearch.select') : missed !== null ? t('wordSearch.miss', { letters: missed }) : '';
  const summary = t('wordSearch.summary', { found: position?.length ?? 0, words: puzzle?.words.length ?? 0 });
  return (
    <PuzzleFrame
      {...page}
      {...choices}
      title={t('wordSearch.title')}
      purpose={t('wordSearch.purpose')}
      apiHref="/hub/puzzle/word-search"
      printHref={`/puzzle/word-search/print?${new URLSearchParams({ ...id })}`}
      canCheck={false}
      summary={note === '' ? summary : note}
      hint={
        hint === null || hintedWord === undefined
          ? null
          : {
              detail: hint.detail,
              title: t(hintTitles[hint.detail]),
              text: hintText(t, size, hintedWord, hint.detail),
              onApply: hint.detail === 'explain' ? () => tryLine(hintedWord.cells) : undefined,
            }
      }
      board={
        <WordSearchBoard
          {...{ size, puzzle, position, chosen, first }}
          hints={hinted}
          onChoose={setChosen}
          onSelect={select}
          onCancel={() => setFirst(null)}
          onLine={tryLine}
          isCovered={game.state === 'paused'}
        />
      }
      keypad={
        <>
          <Text>{summary}</Text>
          {puzzle !== null && position !== null && <WordList {...{ puzzle, position }} />}
          <Text tone="quiet" size="small">
            {note === '' ? t('wordSearch.help') : note}
          </Text>
        </>
      }
      tools={null}
    />
  );
}

/** First the row where the word starts, then also how it runs, then its cells. */
function hintedCells(size: number, { cells }: HiddenWord, detail: HintDetail): readonly number[] {
  if (detail === 'explain') return cells;
  const row = Math.floor((cells[0] ?? 0) / size);
  return Array.from({ length: size }, (_, column) => row * size + column);
}

function hintText(
  t: Translate<NonNullable<(typeof wordSearchCopy)['english']>>,
  size: number,
  { word, cells, direction }: HiddenWord,
  detail: HintDetail,
): string {
  const [first, last] = [cells[0] ?? 0, cells.at(-1) ?? 0];
  const row = Math.floor(first / size) + 1;
  if (detail === 'point') return t('wordSearch.hint.point', { word, row });
  if (detail === 'name') return t(`wordSearch.hint.${direction}`, { word });
  return t('wordSearch.hint.explain', {
    word,
    row,
    column: (first % size) + 1,
    lastRow: Math.floor(last / size) + 1,
    lastColumn: (last % size) + 1,
  });
}
