import { Button } from '@apiyard/ui/Button';
import { IconButton } from '@apiyard/ui/IconButton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { replacedAt, withoutAt } from '../definition/change.ts';
import { pointerOf } from '../definition/pointer.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { actionSlot, group, pair } from './sections.css.ts';

interface PairsEditorProps {
  readonly label: string;
  /** Label of the add button. */
  readonly addLabel: string;
  readonly pointer: string;
  readonly value: Readonly<Record<string, string>>;
  readonly onChange: (value: Record<string, string>) => void;
}

/** Ordered names and values with a heading, such as headers. */
export function PairsEditor({ label, pointer, ...rows }: PairsEditorProps) {
  const labelId = useId();
  // Without entries, only the button is shown.
  if (Object.keys(rows.value).length === 0) {
    return (
      <At pointer={pointer}>
        <PairRows pointer={pointer} {...rows} />
      </At>
    );
  }
  return (
    <At pointer={pointer}>
      <div role="group" aria-labelledby={labelId} className={group}>
        <Text as="span" weight="heading" id={labelId}>
          {label}
        </Text>
        <PairRows pointer={pointer} {...rows} />
      </div>
    </At>
  );
}

/** The rows without a heading. */
export function PairRows({
  addLabel,
  pointer = '',
  value,
  onChange,
}: Omit<PairsEditorProps, 'label' | 'pointer'> & Partial<Pick<PairsEditorProps, 'pointer'>>) {
  const t = useCopy(editorCopy);
  const { wrongAt } = useEditorForm();
  const pairs = Object.entries(value);
  const change = (next: readonly (readonly [string, string])[]) => onChange(Object.fromEntries(next));
  return (
    <Stack space={0.5}>
      {pairs.map(([name, text], index) => (
        <At key={index} pointer={pointer + pointerOf(name)}>
          <div className={pair}>
            <TextField
              label={t('apiEditor.pair.name')}
              isLabelHidden
              isMonospaced
              autoComplete="off"
              placeholder={t('apiEditor.pair.name')}
              value={name}
              onChange={(to) => {
                // A duplicate name is not applied until it differs.
                if (!pairs.some(([other], at) => other === to && at !== index))
                  change(replacedAt(pairs, index, [to, text]));
              }}
            />
            <TextField
              label={t('apiEditor.pair.valueOf', { name })}
              isLabelHidden
              isMonospaced
              autoComplete="off"
              placeholder={t('apiEditor.pair.value')}
              {...(pointer === '' ? {} : wrongAt(pointer + pointerOf(name)))}
              value={text}
              onChange={(to) => change(replacedAt(pairs, index, [name, to]))}
            />
            <span className={actionSlot}>
              <IconButton
                label={t('apiEditor.remove', { name })}
                icon={<IconTrash size={20} stroke={1.5} />}
                onPress={() => change(withoutAt(pairs, index))}
              />
            </span>
          </div>
        </At>
      ))}
      <span>
        <Button
          size="small"
          tone="plain"
          icon={<IconPlus size={16} stroke={1.5} />}
          isDisabled={'' in value}
          onPress={() => change([...pairs, ['', '']])}
        >
          {addLabel}
        </Button>
      </span>
    </Stack>
  );
}
