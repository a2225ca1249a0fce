import { Dialog } from '@apiyard/ui/Dialog';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { clockTime } from '../frame/clock-time.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import type { Result } from './results.ts';
import { bestScoreOf, statisticsOf, streakOn } from './results.ts';

interface StatisticsDialogProps {
  readonly title: string;
  readonly levels: readonly { readonly id: string; readonly label: string }[];
  readonly results: readonly Result[];
  readonly today: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Solved puzzles by level, and the streak of daily puzzles. */
export function StatisticsDialog({ title, levels, results, today, isOpen, onOpenChange }: StatisticsDialogProps) {
  const t = useCopy(puzzlesCopy);
  const format = useFormat();
  const hasScores = results.some(({ score }) => score !== undefined);
  const time = (ms: number | null) => (ms === null ? '–' : clockTime(ms));
  return (
    <Dialog title={t('puzzles.statisticsOf', { title })} size="medium" {...{ isOpen, onOpenChange }}>
      <Stack space={2}>
        <Text>{t('puzzles.streak', { count: streakOn(today, results) })}</Text>
        <StaticTable
          label={t('puzzles.statistics')}
          density="dense"
          rows={levels.map(({ id, label }) => ({
            id,
            label,
            best: bestScoreOf(id, results),
            ...statisticsOf(id, results),
          }))}
          rowId={({ id }) => id}
          columns={[
            { id: 'level', label: t('puzzles.level'), render: ({ label }) => label },
            { id: 'solved', label: t('puzzles.solvedCount'), align: 'end', render: ({ solved }) => solved },
            hasScores
              ? { id: 'score', label: t('puzzles.bestScore'), align: 'end', render: ({ best }) => format.number(best) }
              : {
                  id: 'clean',
                  label: t('puzzles.withoutMistakes'),
                  align: 'end',
                  isSpare: true,
                  render: ({ withoutMistakes }) => withoutMistakes,
                },
            { id: 'best', label: t('puzzles.bestTime'), align: 'end', render: ({ bestMs }) => time(bestMs) },
            {
              id: 'average',
              label: t('puzzles.averageTime'),
              align: 'end',
              render: ({ averageMs }) => time(averageMs),
            },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
