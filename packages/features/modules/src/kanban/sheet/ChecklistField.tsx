import type { ChecklistItem } from '@apiyard/api/contract/modules/kanban';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { IconButton } from '@apiyard/ui/IconButton';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import { step as stepStyle, steps as stepsStyle, stepText } from './TaskSheet.css.ts';

interface ChecklistFieldProps {
  readonly value: readonly ChecklistItem[];
  readonly onChange: (value: ChecklistItem[]) => void;
  readonly errorMessage: string | undefined;
}

const stepsMax = 100;
const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

const nextId = (items: readonly ChecklistItem[]) => {
  const numbers = items.map(({ id }) => Number(id.replace('step-', '')) || 0);
  return `step-${Math.max(0, ...numbers) + 1}`;
};

/** Steps of a task. Enter adds the next one. */
export function ChecklistField({ value, onChange, errorMessage }: ChecklistFieldProps) {
  const t = useCopy(kanbanCopy);
  const list = useRef<HTMLUListElement>(null);
  /** The step whose field gets the focus once it is there. */
  const focusAt = useRef<number | null>(null);
  useEffect(() => {
    if (focusAt.current === null) return;
    list.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')[focusAt.current]?.focus();
    focusAt.current = null;
  }, [value.length]);
  const change = (id: string, part: Partial<ChecklistItem>) =>
    onChange(value.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const insert = (index: number) => {
    if (value.length >= stepsMax) return;
    focusAt.current = index;
    onChange(value.toSpliced(index, 0, { id: nextId(value), text: '', isDone: false }));
  };
  const remove = (index: number) => {
    focusAt.current = Math.max(0, index - 1);
    onChange(value.toSpliced(index, 1));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const { target } = event;
    const isText = target instanceof HTMLInputElement && target.type !== 'checkbox';
    if (!isText || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      // Enter in a field would send the form.
      event.preventDefault();
      insert(index + 1);
    } else if (event.key === 'Backspace' && target.value === '') {
      event.preventDefault();
      remove(index);
    }
  };
  return (
    <div role="group" aria-label={t('kanban.sheet.checklist')}>
      <Text weight="medium">{t('kanban.sheet.checklist')}</Text>
      <ul ref={list} role="list" className={stepsStyle}>
        {value.map((item, index) => {
          const name = item.text.trim() || t('kanban.sheet.newStep');
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the field in it
            <li key={item.id} className={stepStyle} onKeyDown={(event) => onKeyDown(event, index)}>
              <Checkbox isSelected={item.isDone} onChange={(isDone) => change(item.id, { isDone })}>
                <span className={visuallyHidden}>{t('kanban.sheet.stepDone', { step: name })}</span>
              </Checkbox>
              <div className={stepText}>
                <TextField
                  label={name}
                  isLabelHidden
                  value={item.text}
                  onChange={(text) => change(item.id, { text })}
                  autoComplete="off"
                />
              </div>
              <IconButton
                label={t('kanban.sheet.removeStep', { step: name })}
                icon={<IconX {...icon} />}
                onPress={() => remove(index)}
              />
            </li>
          );
        })}
      </ul>
      {errorMessage !== undefined && <Text tone="error">{errorMessage}</Text>}
      <Button
        tone="plain"
        size="small"
        icon={<IconPlus {...icon} />}
        isDisabled={value.length >= stepsMax}
        onPress={() => insert(value.length)}
      >
        {t('kanban.sheet.addStep')}
      </Button>
    </div>
  );
}
