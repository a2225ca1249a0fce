import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { useLocation } from 'react-router';
import { puzzlesCopy } from '../puzzles-copy.ts';
import type { Result } from '../results/results.ts';
import { isDaily, streakOn } from '../results/results.ts';
import { clockTime } from './clock-time.ts';
import type { GameView } from './game-view.ts';
import type { PuzzleId } from './rules.ts';

interface SolvedPanelProps {
  readonly heading: string;
  readonly title: string;
  /** Its name. */
  readonly level: string;
  readonly id: PuzzleId;
  readonly game: Pick<GameView, 'elapsedMs' | 'mistakes' | 'hints'>;
  readonly results: readonly Result[];
  readonly today: string;
  /** In addition to time, mistakes and hints. */
  readonly facts: readonly string[];
  /** Whether the puzzle has mistakes. */
  readonly canCheck: boolean;
  readonly canHint: boolean;
  /** Lines of the result that show how it was solved. */
  readonly pattern: readonly string[];
  readonly onNew: () => void;
  /** Undefined if there is nothing left to do. */
  readonly onContinue: (() => void) | undefined;
}

/** The end of a game, with a result to share that contains no digit of the solution. */
export function SolvedPanel({
  title,
  level,
  id,
  game,
  results,
  today,
  facts: own,
  pattern,
  onNew,
  ...props
}: SolvedPanelProps) {
  const t = useCopy(puzzlesCopy);
  const { siteOrigin } = useServices();
  const { pathname } = useLocation();
  const streak = streakOn(today, results);
  const facts = [
    t('puzzles.solved.time', { time: clockTime(game.elapsedMs) }),
    ...(props.canCheck ? [t('puzzles.solved.mistakes', { number: game.mistakes })] : []),
    ...(props.canHint ? [t('puzzles.solved.hints', { number: game.hints })] : []),
    ...own,
    ...(isDaily(id) && streak > 0 ? [t('puzzles.streak', { count: streak })] : []),
  ];
  const share = [
    [title, level, ...(isDaily(id) ? [id.seed] : [])].join(' · '),
    ...facts,
    ...pattern,
    `${siteOrigin}${pathname}?${new URLSearchParams({ level: id.level, seed: id.seed })}`,
  ].join('\n');
  return (
    <Card>
      <Stack space={2}>
        <Heading level={2} size="h5">
          {props.heading}
        </Heading>
        <Stack as="ul" space={0.5}>
          {facts.map((fact) => (
            <li key={fact}>
              <Text as="span">{fact}</Text>
            </li>
          ))}
        </Stack>
        <Inline space={1}>
          <Button tone="primary" onPress={onNew}>
            {t('puzzles.solved.next')}
          </Button>
          {props.onContinue !== undefined && <Button onPress={props.onContinue}>{t('puzzles.solved.continue')}</Button>}
          <CopyButton text={share} label={t('puzzles.solved.copy')} />
        </Inline>
      </Stack>
    </Card>
  );
}
