import { Text } from '@apiyard/ui/Text';
import { IconBackspace, IconCheck, IconCornerDownLeft, IconX } from '@tabler/icons-react';
import { wholeNumberIn } from '@apiyard/kernels/quiz/quiz';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useRef, useState } from 'react';
import type { Answered, ArithmeticPuzzle } from './arithmetic-board.ts';
import { typedNumber, written } from './arithmetic-board.ts';
import { arithmeticCopy } from './arithmetic-copy.ts';
import { board, feedback, input, key, pad, question as questionStyle, right, wrong } from './ArithmeticBoard.css.ts';
import { useTypedDigits } from './use-typed-digits.ts';

interface ArithmeticBoardProps {
  readonly puzzle: ArithmeticPuzzle;
  readonly answered: readonly Answered[];
  readonly isPlaying: boolean;
  readonly onAnswer: (given: number) => void;
  /** Nothing is shown while the game is paused. */
  readonly isCovered: boolean;
}

const icon = { size: 20, stroke: 1.5 } as const;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** One question with the field for its answer, digits to press, and whether the answer before was right. */
export function ArithmeticBoard({ puzzle, answered, isPlaying, onAnswer, isCovered }: ArithmeticBoardProps) {
  const t = useCopy(arithmeticCopy);
  const { number } = useFormat();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = (text: string) => {
    setMissing(false);
    setTyped(typedNumber(text));
  };
  useTypedDigits(isPlaying, (digit) => {
    change(typed + digit);
    field.current?.focus();
  });
  const submit = () => {
    if (!isPlaying) return;
    const given = wholeNumberIn(typed);
    if (given === null) return setMissing(true);
    onAnswer(given);
    change('');
  };
  const current = puzzle[answered.length];
  const shown = current === undefined || isCovered ? '' : written(current, number);
  const last = answered.at(-1);
  return (
    <div className={board} inert={isCovered}>
      <Text tone="quiet">{t('arithmetic.progress', { number: answered.length + 1, questions: puzzle.length })}</Text>
      <div dir="ltr" className={questionStyle}>
        <span aria-hidden>{shown === '' ? '' : `${shown} =`}</span>
        <input
          ref={field}
          type="text"
          // The digits are on the screen.
          inputMode="none"
          className={input}
          aria-label={t('arithmetic.answerTo', { question: shown })}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
      </div>
      <div className={feedback}>
        {isMissing ? (
          <Text>{t('arithmetic.missing')}</Text>
        ) : (
          last !== undefined && (
            <>
              <span aria-hidden className={last.isRight ? right : wrong}>
                {last.isRight ? <IconCheck {...icon} /> : <IconX {...icon} />}
              </span>
              <Text>
                {last.isRight
                  ? t('arithmetic.right')
                  : t('arithmetic.wrong', { question: written(last.question, number), given: number(last.given) })}
              </Text>
            </>
          )
        )}
      </div>
      <div role="group" dir="ltr" aria-label={t('arithmetic.pad')} className={pad}>
        {digits.map((digit) => (
          <PadKey key={digit} label={number(digit)} isOff={!isPlaying} onPress={() => change(`${typed}${digit}`)} />
        ))}
        <PadKey label={t('arithmetic.erase')} isOff={!isPlaying} onPress={() => change(typed.slice(0, -1))}>
          <IconBackspace aria-hidden {...icon} />
        </PadKey>
        <PadKey label={number(0)} isOff={!isPlaying} onPress={() => change(`${typed}0`)} />
        <PadKey label={t('arithmetic.enter')} isOff={!isPlaying} onPress={submit}>
          <IconCornerDownLeft aria-hidden {...icon} />
        </PadKey>
      </div>
    </div>
  );
}

interface PadKeyProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  /** @default the label */
  readonly children?: React.ReactNode;
}

function PadKey({ label, isOff, onPress, children = label }: PadKeyProps) {
  return (
    <button type="button" className={key} disabled={isOff} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
