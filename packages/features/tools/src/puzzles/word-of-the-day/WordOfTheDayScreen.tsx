import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import { useWordLevels } from '../words/use-word-levels.ts';
import { wordHint } from '../words/word-hint.ts';
import { wordLevelOf } from '../words/word-levels.ts';
import { wordsCopy } from '../words/words-copy.ts';
import type { WordPosition, WordPuzzle } from './word-board.ts';
import { guessesMax, levels, patternOf } from './word-board.ts';
import { wordOfTheDayCopy } from './word-of-the-day-copy.ts';
import { WordBoard } from './WordBoard.tsx';

export type WordOfTheDayScreenProps = PuzzleScreenProps<WordPuzzle, WordPosition, null>;

/** The page where a word is guessed. */
export function WordOfTheDayScreen({ puzzle, position, hint, onMove, ...page }: WordOfTheDayScreenProps) {
  const t = useCopy(wordOfTheDayCopy);
  const tWords = useCopy(wordsCopy);
  const { id, game } = page;
  const { language } = wordLevelOf(id.level, levels);
  const { level: _, ...choices } = useWordLevels(id.level, levels, () => tWords(`words.language.${language}`));
  const guesses = position ?? [];
  const count = t('wordOfTheDay.count', { number: guesses.length, max: guessesMax });
  const guess = (letters: readonly string[]) => {
    if (game.state === 'playing') onMove([...guesses, letters]);
  };
  return (
    <PuzzleFrame
      {...page}
      {...choices}
      title={t('wordOfTheDay.title')}
      purpose={t('wordOfTheDay.purpose')}
      apiHref="/hub/puzzle/word-of-the-day"
      printHref={null}
      canCheck={false}
      facts={[count]}
      pattern={puzzle === null ? [] : patternOf(puzzle, guesses)}
      summary={count}
      hint={
        hint === null || puzzle === null ? null : wordHint(tWords, puzzle, hint.detail, () => guess(puzzle.letters))
      }
      board={
        puzzle === null || position === null ? (
          <Skeleton shape="text" lines={8} />
        ) : (
          <>
            <WordBoard
              {...{ puzzle, position }}
              isPlaying={game.state === 'playing'}
              isCovered={game.state === 'paused'}
              onGuess={guess}
            />
            {game.state === 'solved' && (
              <Text>{t('wordOfTheDay.answer', { word: puzzle.word, meaning: puzzle.meaning })}</Text>
            )}
          </>
        )
      }
      keypad={<Text>{count}</Text>}
      tools={null}
    />
  );
}
