import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { fieldTypes, scraperLimits } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { FieldReport } from '@apiyard/api/contract/scrapers/scrapers';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { blankField } from '../definition/blank.ts';
import { withMember } from '../definition/change.ts';
import type { PlacedField } from '../definition/fields.ts';
import { movedPointer, withField, withMovedField, withNewField, withoutField } from '../definition/fields.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { focusPlace } from '../focus-place.ts';
import { SampleList } from './SampleList.tsx';
import { halves, narrowLast } from './sections.css.ts';
import { SelectorField } from './SelectorField.tsx';
import { placesIn } from './source-selectors.ts';
import { TransformList } from './TransformList.tsx';

const takes = ['text', 'own-text', 'html'] as const;

interface FieldDetailProps {
  readonly placed: PlacedField;
  readonly report: FieldReport | undefined;
}

/** Settings and samples of one field. */
export function FieldDetail({ placed, report }: FieldDetailProps) {
  const t = useCopy(editorCopy);
  const { definition, edit, send, wrongAt } = useEditorForm();
  const { pointer, field, depth } = placed;
  const set = (at: string, next: ScraperField) => edit(`${pointer}/${at}`, (old) => withField(old, pointer, next));
  const isOfElements = definition.source === 'html' || definition.source === 'xml';
  const takesAttribute = field.attr !== undefined && !takes.some((take) => take === field.attr);
  const isObject = field.fields !== undefined;
  const move = (by: 1 | -1) => {
    edit(pointer, (old) => withMovedField(old, pointer, by));
    send({ type: 'focus', at: movedPointer(pointer, by) });
  };
  return (
    <Stack space={1.5}>
      <div className={isObject ? undefined : narrowLast}>
        <At pointer={`${pointer}/name`}>
          <TextField
            label={t('apiEditor.field.name')}
            isMonospaced
            autoComplete="off"
            {...wrongAt(`${pointer}/name`)}
            value={field.name}
            onChange={(name) => set('name', { ...field, name })}
          />
        </At>
        {!isObject && (
          <At pointer={`${pointer}/type`}>
            <Select
              label={t('apiEditor.field.type')}
              {...wrongAt(`${pointer}/type`)}
              options={fieldTypes.map((id) => ({ id, label: t(`apiEditor.type.${id}`) }))}
              value={field.type}
              onChange={(type) => set('type', { ...field, type })}
            />
          </At>
        )}
      </div>
      <SelectorField
        label={t('apiEditor.field.selector')}
        pointer={`${pointer}/select`}
        kinds={[...placesIn(definition.source), 'const', 'param']}
        none={definition.items === undefined && depth === 0 ? t('apiEditor.field.whole') : t('apiEditor.field.itself')}
        value={field.select}
        onChange={(select) => set('select', withMember(field, 'select', select))}
      />
      {isOfElements && !isObject && (
        <div className={halves}>
          <At pointer={`${pointer}/attr`}>
            <Select
              label={t('apiEditor.field.take')}
              options={[
                ...takes.map((id) => ({ id, label: t(`apiEditor.take.${id}`) })),
                { id: 'attribute' as const, label: t('apiEditor.take.attribute') },
              ]}
              value={takesAttribute ? 'attribute' : (takes.find((take) => take === field.attr) ?? 'text')}
              onChange={(take) =>
                set(
                  'attr',
                  withMember(field, 'attr', take === 'text' ? undefined : take === 'attribute' ? 'href' : take),
                )
              }
            />
          </At>
          {takesAttribute && (
            <TextField
              label={t('apiEditor.field.attribute')}
              isMonospaced
              autoComplete="off"
              {...wrongAt(`${pointer}/attr`)}
              value={field.attr ?? ''}
              onChange={(attr) => set('attr', { ...field, attr })}
            />
          )}
        </div>
      )}
      <Inline space={2}>
        <Checkbox isSelected={field.many} onChange={(many) => set('many', { ...field, many })}>
          {t('apiEditor.field.many')}
        </Checkbox>
        <Checkbox isSelected={field.required} onChange={(required) => set('required', { ...field, required })}>
          {t('apiEditor.field.required')}
        </Checkbox>
      </Inline>
      {!isObject && (
        <TransformList
          pointer={`${pointer}/transforms`}
          value={field.transforms}
          onChange={(transforms) => set('transforms', { ...field, transforms })}
        />
      )}
      {report && <SampleList report={report} />}
      <Inline space={0.5} justify="between">
        {depth < scraperLimits.depth - 1 ? (
          <Button
            size="small"
            tone="plain"
            icon={<IconPlus size={16} stroke={1.5} />}
            onPress={() => {
              edit(`${pointer}/fields`, (old) => withNewField(old, pointer, blankField()));
              const added = `${pointer}/fields/${field.fields?.length ?? 0}`;
              send({ type: 'focus', at: added });
              focusPlace(`${added}/name`);
            }}
          >
            {t('apiEditor.field.addInside')}
          </Button>
        ) : (
          <span />
        )}
        <Inline space={0.5} wrap={false}>
          <IconButton
            label={t('apiEditor.moveUp', { name: field.name })}
            icon={<IconArrowUp size={20} stroke={1.5} />}
            isDisabled={placed.isFirst}
            onPress={() => move(-1)}
          />
          <IconButton
            label={t('apiEditor.moveDown', { name: field.name })}
            icon={<IconArrowDown size={20} stroke={1.5} />}
            isDisabled={placed.isLast}
            onPress={() => move(1)}
          />
          <IconButton
            label={t('apiEditor.remove', { name: field.name })}
            icon={<IconTrash size={20} stroke={1.5} />}
            onPress={() => {
              edit(pointer, (old) => withoutField(old, pointer));
              send({ type: 'focus', at: null });
            }}
          />
        </Inline>
      </Inline>
    </Stack>
  );
}
