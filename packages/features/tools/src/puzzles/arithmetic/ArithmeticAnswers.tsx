import { Heading } from '@apiyard/ui/Heading';
import { Text } from '@apiyard/ui/Text';
import { stepsOf } from '@apiyard/kernels/quiz/steps';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useEffect, useRef } from 'react';
import type { Answered } from './arithmetic-board.ts';
import { written } from './arithmetic-board.ts';
import { arithmeticCopy } from './arithmetic-copy.ts';
import { answered as answeredStyle, answers, board, right, time, wrong } from './ArithmeticBoard.css.ts';

interface ArithmeticAnswersProps {
  readonly answered: readonly Answered[];
  /** The last question was answered on this page, so that the focus was in its field. */
  readonly isJustEnded: boolean;
}

const icon = { size: 20, stroke: 1.5 } as const;

/** All questions with the right answers, and how those that were wrong are found. */
export function ArithmeticAnswers({ answered, isJustEnded }: ArithmeticAnswersProps) {
  const t = useCopy(arithmeticCopy);
  const { number } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isJustEnded) place.current?.focus({ preventScroll: true });
  }, [isJustEnded]);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('arithmetic.answers')} className={board}>
      <Heading level={2} size="h6">
        {t('arithmetic.answers')}
      </Heading>
      <ol className={answers}>
        {answered.map(({ question, given, elapsedMs, isRight }, at) => (
          <li key={at} className={answeredStyle}>
            <span aria-hidden className={isRight ? right : wrong}>
              {isRight ? <IconCheck {...icon} /> : <IconX {...icon} />}
            </span>
            <span>
              <Text weight="bold">
                <bdi dir="ltr">{`${written(question, number)} = ${number(question.answer)}`}</bdi>
              </Text>
              {!isRight && <Text>{t('arithmetic.yours', { given: number(given) })}</Text>}
              {!isRight &&
                stepsOf(question).map((step) => (
                  <Text key={written(step, String)} tone="quiet">
                    <bdi dir="ltr">{`${written(step, number)} = ${number(step.answer)}`}</bdi>
                  </Text>
                ))}
            </span>
            <span className={time}>{t('arithmetic.seconds', { seconds: number(tenths(elapsedMs)) })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Milliseconds as seconds with one decimal. */
export const tenths = (ms: number): number => Math.round(ms / 100) / 10;
