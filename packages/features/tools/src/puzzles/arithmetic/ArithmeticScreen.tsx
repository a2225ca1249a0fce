import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { operations, quizLevels } from '@apiyard/kernels/quiz/quiz';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useState } from 'react';
import type { PuzzleScreenProps } from '../frame/create-puzzle-route.tsx';
import { elapsedAt } from '../frame/play.machine.ts';
import { PuzzleFrame } from '../frame/PuzzleFrame.tsx';
import { puzzlesCopy } from '../puzzles-copy.ts';
import type { ArithmeticPosition, ArithmeticPuzzle, QuizChoice } from './arithmetic-board.ts';
import { answer, answeredIn, questionsOfQuiz, quizLevelId, quizLevelOf, written } from './arithmetic-board.ts';
import { arithmeticCopy } from './arithmetic-copy.ts';
import { ArithmeticAnswers, tenths } from './ArithmeticAnswers.tsx';
import { ArithmeticBoard } from './ArithmeticBoard.tsx';

export type ArithmeticScreenProps = PuzzleScreenProps<ArithmeticPuzzle, ArithmeticPosition, never>;

/** The page where questions are answered, one at a time. */
export function ArithmeticScreen({ puzzle, position, onMove, ...page }: ArithmeticScreenProps) {
  const t = useCopy(arithmeticCopy);
  const tPuzzles = useCopy(puzzlesCopy);
  const { number } = useFormat();
  const { id, game } = page;
  const [isAnswering, setAnswering] = useState(false);
  const { level, operation } = quizLevelOf(id.level);
  const labelOf = (choice: QuizChoice) =>
    choice.operation === 'all'
      ? tPuzzles(`puzzles.level.${choice.level}`)
      : `${tPuzzles(`puzzles.level.${choice.level}`)} · ${t(`arithmetic.operation.${choice.operation}`)}`;
  const answered = puzzle === null || position === null ? [] : answeredIn(puzzle, position);
  const total = puzzle?.length ?? questionsOfQuiz;
  const correct = answered.filter(({ isRight }) => isRight).length;
  const last = answered.at(-1);
  const next = puzzle?.[answered.length];
  const counts = t('arithmetic.correct', { correct, total });
  const outcome =
    last === undefined
      ? null
      : last.isRight
        ? t('arithmetic.right')
        : t('arithmetic.wrong', { question: written(last.question, number), given: number(last.given) });
  const average = answered.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0) / Math.max(1, answered.length);
  return (
    <PuzzleFrame
      {...page}
      hint={null}
      title={t('arithmetic.title')}
      purpose={t('arithmetic.purpose')}
      levels={quizLevels.map((each) => {
        const choice = { level: each, operation };
        return { id: quizLevelId(choice), label: labelOf(choice) };
      })}
      choices={[
        {
          id: 'operations',
          label: t('arithmetic.operations'),
          items: (['all', ...operations] as const)
            .filter((each) => each !== operation)
            .map((each) => ({
              id: quizLevelId({ level, operation: each }),
              label: t(`arithmetic.operation.${each}`),
            })),
        },
      ]}
      apiHref="/hub/puzzle/arithmetic-quiz"
      printHref={null}
      canCheck={false}
      canHint={false}
      isTyped
      solvedTitle={t('arithmetic.finished')}
      facts={[
        counts,
        // Undo corrects an answer, which stays counted.
        ...(game.mistakes > total - correct ? [tPuzzles('puzzles.solved.mistakes', { number: game.mistakes })] : []),
        t('arithmetic.average', { seconds: number(tenths(average)) }),
      ]}
      pattern={[answered.map(({ isRight }) => (isRight ? '●' : '○')).join('')]}
      summary={
        outcome === null
          ? counts
          : [outcome, next === undefined ? counts : t('arithmetic.next', { question: written(next, number) })].join(' ')
      }
      board={
        puzzle === null || position === null ? (
          <Skeleton shape="text" lines={6} />
        ) : game.state === 'solved' ? (
          <ArithmeticAnswers answered={answered} isJustEnded={isAnswering} />
        ) : (
          <ArithmeticBoard
            {...{ puzzle, answered }}
            isPlaying={game.state === 'playing'}
            isCovered={game.state === 'paused'}
            onAnswer={(given) => {
              setAnswering(true);
              onMove(answer(puzzle, position, given, elapsedAt(game, Date.now())));
            }}
          />
        )
      }
      keypad={
        <Text tone="quiet" size="small">
          {t('arithmetic.help')}
        </Text>
      }
      tools={null}
    />
  );
}
