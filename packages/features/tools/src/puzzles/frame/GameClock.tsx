import { IconButton } from '@apiyard/ui/IconButton';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useNowMs } from '@apiyard/kit/Time/use-now.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { clock, time } from './PuzzleFrame.css.ts';
import { elapsedAt } from './play.machine.ts';
import { clockTime } from './clock-time.ts';

interface GameClockProps {
  readonly elapsedMs: number;
  /** Null while the clock does not run. */
  readonly sinceMs: number | null;
  readonly isHidden: boolean;
  readonly onHidden: (isHidden: boolean) => void;
}

/** The time of play, which people can hide. Screen readers read it on request only. */
export function GameClock({ elapsedMs, sinceMs, isHidden, onHidden }: GameClockProps) {
  const t = useCopy(puzzlesCopy);
  const [, setTick] = useState(0);
  const isRunning = sinceMs !== null && !isHidden;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const shown = clockTime(elapsedAt({ elapsedMs, sinceMs }, useNowMs()));
  const Icon = isHidden ? IconEye : IconEyeOff;
  return (
    <span className={clock}>
      {!isHidden && (
        <span role="timer" aria-label={t('puzzles.time')} className={time}>
          <bdi dir="ltr">{shown}</bdi>
        </span>
      )}
      <IconButton
        label={t(isHidden ? 'puzzles.showTime' : 'puzzles.hideTime')}
        icon={<Icon size={20} stroke={1.5} />}
        onPress={() => onHidden(!isHidden)}
      />
    </span>
  );
}
