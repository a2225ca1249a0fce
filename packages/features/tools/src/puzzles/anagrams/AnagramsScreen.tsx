import { Skeleton } from '@apiyard/ui/Skeleton';
import { gridLetters } from '@apiyard/kernels/words/words';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import { useWordLevels } from '../words/use-word-levels.ts';
import { wordHint } from '../words/word-hint.ts';
import { wordsCopy } from '../words/words-copy.ts';
import type { AnagramsPosition, AnagramsPuzzle } from './anagrams-board.ts';
import { find, judge, levels, nextOpen, shuffle } from './anagrams-board.ts';
import { anagramsCopy } from './anagrams-copy.ts';
import { AnagramsBoard } from './AnagramsBoard.tsx';

export type AnagramsScreenProps = PuzzleScreenProps<AnagramsPuzzle, AnagramsPosition, null>;

const randomBelow = (count: number): number => Math.floor(Math.random() * count);

/** The page where letters are put in order. */
export function AnagramsScreen({ puzzle, position, hint, onMove, ...page }: AnagramsScreenProps) {
  const t = useCopy(anagramsCopy);
  const tWords = useCopy(wordsCopy);
  const { id, game } = page;
  const { level: _, ...choices } = useWordLevels(id.level, levels, (each) => t(`anagrams.level.${each}`));
  const [place, setPlace] = useState<number | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const isPlaying = game.state === 'playing';
  const open = puzzle === null || position === null ? null : nextOpen(puzzle, position, -1);
  // A word that was found, also after redo, makes room for the next one.
  const current = place !== null && !position?.found.includes(place) ? place : (open ?? 0);
  const shown = puzzle?.words[current];
  const solve = (word: string) => {
    if (puzzle === null || position === null) return;
    setLast(word);
    setPlace(nextOpen(puzzle, position, current));
    onMove(find(position, current));
  };
  const found = position?.found.length ?? 0;
  const counts = t('anagrams.summary', { found, left: (puzzle?.words.length ?? Number(levels[0])) - found });
  return (
    <PuzzleFrame
      {...page}
      {...choices}
      title={t('anagrams.title')}
      purpose={t('anagrams.purpose')}
      apiHref="/hub/puzzle/anagrams"
      printHref={null}
      canCheck={false}
      summary={last === null ? counts : `${t('anagrams.right', { word: last })} ${counts}`}
      hint={
        hint === null || shown === undefined
          ? null
          : wordHint(
              tWords,
              { word: shown.word, letters: gridLetters(shown.word), meaning: shown.clue },
              hint.detail,
              () => solve(shown.word),
            )
      }
      board={
        puzzle === null || position === null ? (
          <Skeleton shape="text" lines={6} />
        ) : (
          <AnagramsBoard
            {...{ puzzle, position, current, isPlaying }}
            isCovered={game.state === 'paused'}
            onGuess={(guess) => {
              const result = shown === undefined ? 'wrong' : judge(shown, guess);
              if (result === 'right' && shown !== undefined) solve(shown.word);
              return result;
            }}
            onShuffle={() => onMove(shuffle(puzzle, position, current, randomBelow))}
            onSkip={() => {
              page.actions.onCloseHint();
              setPlace(nextOpen(puzzle, position, current));
            }}
          />
        )
      }
      keypad={null}
      tools={null}
    />
  );
}
