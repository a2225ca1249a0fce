import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { useCopy } from '@apiyard/kit/copy.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import type { GameView, HintView } from './game-view.ts';

interface HintPanelProps {
  readonly game: Pick<GameView, 'checked' | 'hasHintFailed'>;
  readonly hint: HintView | null;
  readonly onHint: () => void;
  readonly onClose: () => void;
}

/** What a check or a hint found. */
export function HintPanel({ game: { checked, hasHintFailed }, hint, onHint, onClose }: HintPanelProps) {
  const t = useCopy(puzzlesCopy);
  return (
    <Stack space={1}>
      {hint !== null && (
        <Alert tone="info" title={hint.title ?? t(`puzzles.hint.${hint.detail}`)} onClose={onClose}>
          <Stack space={1}>
            <span>{hint.text}</span>
            <Inline space={1}>
              {hint.detail !== 'explain' && (
                <Button size="small" onPress={onHint}>
                  {t('puzzles.hint.more')}
                </Button>
              )}
              {hint.onApply !== undefined && (
                <Button size="small" onPress={hint.onApply}>
                  {t('puzzles.hint.apply')}
                </Button>
              )}
            </Inline>
          </Stack>
        </Alert>
      )}
      {hasHintFailed && <Alert tone="error">{t('puzzles.hint.failed')}</Alert>}
      {hint === null && checked !== null && (
        <Alert tone={checked.length === 0 ? 'success' : 'warning'}>
          {checked.length === 0 ? t('puzzles.noMistakes') : t('puzzles.mistakesFound', { count: checked.length })}
        </Alert>
      )}
    </Stack>
  );
}
