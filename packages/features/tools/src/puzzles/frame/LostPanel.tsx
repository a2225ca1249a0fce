import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';

interface LostPanelProps {
  readonly text: string;
  readonly onUndo: () => void;
  readonly onStartOver: () => void;
}

/** The end of a lost game, which continues before its last move or from the start. */
export function LostPanel({ text, onUndo, onStartOver }: LostPanelProps) {
  const t = useCopy(puzzlesCopy);
  return (
    <Card>
      <Stack space={2}>
        <Heading level={2} size="h5">
          {t('puzzles.lost')}
        </Heading>
        <Text>{text}</Text>
        <Inline space={1}>
          <Button tone="primary" onPress={onUndo}>
            {t('puzzles.undo')}
          </Button>
          <Button onPress={onStartOver}>{t('puzzles.startOver')}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}
