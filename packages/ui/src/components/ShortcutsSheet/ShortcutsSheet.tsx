import { Heading } from '../Heading/Heading.tsx';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { action, keys as keysStyle, list, row } from './ShortcutsSheet.css.ts';

export interface ShortcutRow {
  /** What it does: 'Go to dashboard'. */
  label: string;
  /** `'Mod+k'` is pressed together, `'g h'` one after the other. Several do the same. */
  keys: readonly string[];
}

export interface ShortcutGroup {
  id: string;
  /** Where they work: 'On this page'. */
  label: string;
  shortcuts: readonly ShortcutRow[];
}

export interface ShortcutsSheetProps {
  /** 'Keyboard shortcuts' */
  title: string;
  /** Groups without shortcuts are not shown. */
  groups: readonly ShortcutGroup[];
  /** Between keys that are pressed one after the other: 'then'. */
  thenLabel: string;
  /** Between keys that do the same: 'or'. */
  orLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All keyboard shortcuts of the app, opened with `?`. Beside the control that a shortcut belongs to, use `KeyHint`. */
export function ShortcutsSheet({ title, groups, thenLabel, orLabel, isOpen, onOpenChange }: ShortcutsSheetProps) {
  return (
    <Sheet title={title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack space={3}>
        {groups
          .filter(({ shortcuts }) => shortcuts.length > 0)
          .map(({ id, label, shortcuts }) => (
            <Stack key={id} space={1}>
              <Heading level={3} size="h6">
                {label}
              </Heading>
              <dl className={list}>
                {shortcuts.map((shortcut) => (
                  <div key={shortcut.keys.join()} className={row}>
                    <dt className={action}>{shortcut.label}</dt>
                    <dd className={keysStyle}>
                      {shortcut.keys.map((keys, index) => (
                        <Keys key={keys} keys={keys} thenLabel={thenLabel} before={index > 0 ? orLabel : undefined} />
                      ))}
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

interface KeysProps {
  keys: string;
  thenLabel: string;
  before: string | undefined;
}

function Keys({ keys, thenLabel, before }: KeysProps) {
  return (
    <>
      {before !== undefined && <Word>{before}</Word>}
      {keys.split(' ').map((step, index) => (
        <span key={step} className={keysStyle}>
          {index > 0 && <Word>{thenLabel}</Word>}
          <KeyHint keys={step.split('+').map((key) => (key.length === 1 ? key.toUpperCase() : key))} />
        </span>
      ))}
    </>
  );
}

function Word({ children }: { children: string }) {
  return (
    <Text as="span" size="small" tone="quiet">
      {children}
    </Text>
  );
}
