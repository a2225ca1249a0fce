import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Dialog } from '@apiyard/ui/Dialog';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { curl } from '@apiyard/kit/snippets/curl.ts';
import { keyName } from '../key-words.ts';
import { keysCopy } from '../keys-copy.ts';
import type { IssuedKey } from '../keys.machine.ts';

interface IssuedDialogProps {
  readonly issued: IssuedKey;
  /** When the replaced key expires; null when it was revoked immediately. */
  readonly oldUntil: string | null;
  readonly isReplacement: boolean;
  readonly apiOrigin: string;
  readonly onClose: () => void;
}

/** Can be called without input, with any key that is not restricted to other areas. */
const firstApi = 'random/uuid';

/**
 * Shows the full key once, with a first call that uses it. Only its button closes the dialog: Escape would lose the
 * key.
 */
export function IssuedDialog({
  issued: { key, whole },
  oldUntil,
  isReplacement,
  apiOrigin,
  onClose,
}: IssuedDialogProps) {
  const t = useCopy(keysCopy);
  const format = useFormat();
  const mayTry = key.areas === null || key.areas.includes('random');
  return (
    <Dialog
      title={t('keys.issued.title', { name: keyName(t, key) })}
      role="alertdialog"
      size="medium"
      isOpen
      actions={
        <Button tone="primary" onPress={onClose}>
          {t('keys.issued.done')}
        </Button>
      }
    >
      <Stack space={2}>
        {/* Pages of the site can show the main key again, but not the others. */}
        {key.main ? (
          <Alert tone="info">{t('keys.issued.main')}</Alert>
        ) : (
          <Alert tone="warning">{t('keys.issued.once')}</Alert>
        )}
        <CodeBlock code={whole} language="text" label={t('keys.issued.key')} isWrapped />
        {isReplacement && (
          <Text>
            {oldUntil === null ? t('keys.issued.oldEnded') : t('keys.issued.old', { moment: format.moment(oldUntil) })}
          </Text>
        )}
        {mayTry && (
          <CodeBlock
            code={curl({
              method: 'GET',
              url: `${apiOrigin}/api/v1/${firstApi}`,
              key: whole,
              query: [],
              body: null,
              saveAs: null,
            })}
            language="bash"
            label={t('keys.issued.try')}
            isWrapped
          />
        )}
      </Stack>
    </Dialog>
  );
}
