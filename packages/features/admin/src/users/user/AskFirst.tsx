import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { usersCopy } from '../users-copy.ts';

type Asked = 'twoSteps' | 'endSessions';

interface AskFirstProps {
  readonly asked: Asked | null;
  readonly name: string;
  readonly onYes: (asked: Asked) => void;
  readonly onClose: () => void;
}

/** Confirms an action that cannot be undone. */
export function AskFirst({ asked, name, onYes, onClose }: AskFirstProps) {
  const t = useCopy(usersCopy);
  if (asked === null) return null;
  return (
    <Dialog
      role="alertdialog"
      isOpen
      title={t(`people.ask.${asked}.title`, { name })}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('people.act.cancel')}</Button>
          <Button tone="dangerSolid" onPress={() => onYes(asked)}>
            {t(`people.act.${asked}`)}
          </Button>
        </>
      }
    >
      <Text isProse>{t(`people.ask.${asked}.text`)}</Text>
    </Dialog>
  );
}
