import { Heading } from '@apiyard/ui/Heading';
import { KeyHint } from '@apiyard/ui/KeyHint';
import { Sheet } from '@apiyard/ui/Sheet';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Shortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { shellCopy } from '../shell-copy.ts';
import { keys as keysStyle, list, row } from './ShortcutSheet.css.ts';

export interface ShortcutSheetProps {
  readonly shortcuts: readonly Shortcut[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** All active shortcuts: those of the page first. */
export function ShortcutSheet({ shortcuts, isOpen, onOpenChange }: ShortcutSheetProps) {
  const t = useCopy(shellCopy);
  const groups = [
    { title: t('shell.shortcuts.page'), shown: shortcuts.filter(({ scope }) => scope === 'page') },
    { title: t('shell.shortcuts.everywhere'), shown: shortcuts.filter(({ scope }) => scope === 'everywhere') },
  ];
  return (
    <Sheet title={t('shell.shortcuts')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack space={3}>
        {groups
          .filter(({ shown }) => shown.length > 0)
          .map(({ title, shown }) => (
            <Stack key={title} space={1}>
              <Heading level={3} size="h6">
                {title}
              </Heading>
              <dl className={list}>
                {shown.map(({ keys, label }) => (
                  <div key={keys} className={row}>
                    <Text as="dt">{label}</Text>
                    <dd className={keysStyle}>
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Stack>
          ))}
      </Stack>
    </Sheet>
  );
}

/** `g h` is pressed one after the other, `Mod+k` together. */
function Keys({ keys }: { readonly keys: string }) {
  const t = useCopy(shellCopy);
  return keys.split(' ').map((step, index) => (
    <span key={step} className={keysStyle}>
      {index > 0 && (
        <Text as="span" size="small" tone="quiet">
          {t('shell.shortcuts.then')}
        </Text>
      )}
      <KeyHint keys={step.split('+').map((key) => (key.length === 1 ? key.toUpperCase() : key))} />
    </span>
  ));
}
