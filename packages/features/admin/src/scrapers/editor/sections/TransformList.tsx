import type { Transform } from '@apiyard/api/contract/scrapers/scraper-definition';
import { Button } from '@apiyard/ui/Button';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Menu } from '@apiyard/ui/Menu';
import { Text } from '@apiyard/ui/Text';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { moved, replacedAt, withoutAt } from '../definition/change.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { group, list, step, stepBody, stepName } from './sections.css.ts';
import { kindOf, startOf, transformKinds } from './transform-kinds.ts';
import { TransformFields } from './TransformFields.tsx';

interface TransformListProps {
  readonly pointer: string;
  readonly value: readonly Transform[];
  readonly onChange: (value: Transform[]) => void;
}

/** The transforms of a value. A moved step keeps the focus. */
export function TransformList({ pointer, value, onChange }: TransformListProps) {
  const t = useCopy(editorCopy);
  const { wrongAt } = useEditorForm();
  const labelId = useId();
  const box = useRef<HTMLOListElement>(null);
  const move = (index: number, by: 1 | -1) => {
    const to = index + by;
    if (to < 0 || to >= value.length) return;
    onChange(moved(value, index, by));
    // The moved step keeps the focus.
    const isAtButton = document.activeElement?.closest('[data-move]')?.getAttribute('data-move');
    requestAnimationFrame(() => {
      const row = box.current?.children[to];
      const again = row?.querySelector<HTMLElement>(`[data-move="${isAtButton ?? ''}"] button:not(:disabled)`);
      (again ?? row?.querySelector<HTMLElement>('input, button:not(:disabled)'))?.focus();
    });
  };
  return (
    <div role="group" aria-labelledby={labelId} className={group}>
      <Text as="span" weight="heading" id={labelId}>
        {t('apiEditor.transforms')}
      </Text>
      {value.length > 0 && (
        <ol ref={box} className={list}>
          {value.map((transform, index) => {
            const kind = kindOf(transform);
            const name = t(`apiEditor.transform.${kind}`);
            const { errorMessage } = wrongAt(`${pointer}/${index}`, `${pointer}/${index}/${kind}`);
            return (
              <li key={index} className={step}>
                <At pointer={`${pointer}/${index}`}>
                  <div className={stepBody}>
                    <span className={stepName}>{name}</span>
                    <TransformFields
                      transform={transform}
                      onChange={(next) => onChange(replacedAt(value, index, next))}
                    />
                    {errorMessage !== undefined && (
                      <Text size="small" tone="error">
                        {errorMessage}
                      </Text>
                    )}
                  </div>
                </At>
                <Inline space={0.5} wrap={false}>
                  <span data-move="up">
                    <IconButton
                      label={t('apiEditor.moveUp', { name })}
                      icon={<IconArrowUp size={20} stroke={1.5} />}
                      isDisabled={index === 0}
                      onPress={() => move(index, -1)}
                    />
                  </span>
                  <span data-move="down">
                    <IconButton
                      label={t('apiEditor.moveDown', { name })}
                      icon={<IconArrowDown size={20} stroke={1.5} />}
                      isDisabled={index === value.length - 1}
                      onPress={() => move(index, 1)}
                    />
                  </span>
                  <IconButton
                    label={t('apiEditor.remove', { name })}
                    icon={<IconTrash size={20} stroke={1.5} />}
                    onPress={() => onChange(withoutAt(value, index))}
                  />
                </Inline>
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <Menu
          label={t('apiEditor.transforms.add')}
          trigger={
            <Button size="small" tone="plain" icon={<IconPlus size={16} stroke={1.5} />}>
              {t('apiEditor.transforms.add')}
            </Button>
          }
          items={transformKinds.map((id) => ({ id, label: t(`apiEditor.transform.${id}`) }))}
          onAction={(id) => {
            const kind = transformKinds.find((candidate) => candidate === id);
            if (kind) onChange([...value, startOf(kind)]);
          }}
        />
      </div>
    </div>
  );
}
