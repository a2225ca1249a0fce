import type { Scalar, ScraperParam } from '@apiyard/api/contract/scrapers/scraper-definition';
import { paramTypes } from '@apiyard/api/contract/scrapers/scraper-definition';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { blankParam } from '../definition/blank.ts';
import { moved, replacedAt, withMember, withoutAt } from '../definition/change.ts';
import { undeclaredIn } from '../definition/placeholders.ts';
import { isSame } from '../definition/same.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { focusPlace } from '../focus-place.ts';
import { PartRow } from './PartRow.tsx';
import { ScalarField } from './ScalarField.tsx';
import { halves, narrowLast } from './sections.css.ts';

/** The inputs of the API. */
export function ParamsSection() {
  const t = useCopy(editorCopy);
  const { definition, edit, send } = useEditorForm();
  const add = (param: ScraperParam, first: 'name' | 'example') => {
    edit('/params', (old) => ({ ...old, params: [...old.params, param] }));
    const added = `/params/${definition.params.length}`;
    send({ type: 'focus', at: added });
    focusPlace(`${added}/${first}`);
  };
  return (
    <Stack space={1}>
      {definition.params.length === 0 && <Text tone="quiet">{t('apiEditor.params.none', { example: '{page}' })}</Text>}
      <div>
        {definition.params.map((param, index) => {
          const pointer = `/params/${index}`;
          return (
            <PartRow
              key={pointer}
              pointer={pointer}
              name={param.name}
              unnamed={t('apiEditor.params.unnamed')}
              isCode
              summary={[
                t(`apiEditor.type.${param.type}`),
                param.default === undefined
                  ? param.required
                    ? t('apiEditor.params.isRequired')
                    : t('apiEditor.params.isOptional')
                  : `= ${String(param.default)}`,
              ].join(' · ')}
            >
              {() => <ParamDetail param={param} index={index} count={definition.params.length} />}
            </PartRow>
          );
        })}
      </div>
      <Inline space={0.5}>
        <Button size="small" icon={<IconPlus size={16} stroke={1.5} />} onPress={() => add(blankParam(), 'name')}>
          {t('apiEditor.params.add')}
        </Button>
        {undeclaredIn(definition).map((name) => (
          <Button key={name} size="small" tone="plain" onPress={() => add({ ...blankParam(), name }, 'example')}>
            {t('apiEditor.params.declare', { name })}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

interface ParamDetailProps {
  readonly param: ScraperParam;
  readonly index: number;
  readonly count: number;
}

function ParamDetail({ param, index, count }: ParamDetailProps) {
  const t = useCopy(editorCopy);
  const { edit, send, wrongAt } = useEditorForm();
  const pointer = `/params/${index}`;
  const set = <Name extends keyof ScraperParam>(name: Name, value: ScraperParam[Name] | undefined) =>
    edit(`${pointer}/${name}`, (old) => ({
      ...old,
      params: replacedAt(old.params, index, withMember(param, name, value)),
    }));
  const isNumber = param.type === 'number' || param.type === 'integer';
  const move = (by: 1 | -1) => {
    edit(pointer, (old) => ({ ...old, params: moved(old.params, index, by) }));
    send({ type: 'focus', at: `/params/${index + by}` });
  };
  const scalar = (name: 'default' | 'example') => (
    <At pointer={`${pointer}/${name}`}>
      <ScalarField
        label={t(`apiEditor.param.${name}`)}
        type={param.type}
        {...wrongAt(`${pointer}/${name}`)}
        value={param[name]}
        onChange={(value: Scalar | undefined) => set(name, value)}
      />
    </At>
  );
  const limit = (name: 'minimum' | 'maximum') => (
    <At pointer={`${pointer}/${name}`}>
      <NumberField
        label={t(`apiEditor.param.${name}`)}
        {...wrongAt(`${pointer}/${name}`)}
        value={param[name] ?? null}
        onChange={(value) => set(name, value)}
        onClear={() => set(name, undefined)}
      />
    </At>
  );
  return (
    <Stack space={1.5}>
      <div className={narrowLast}>
        <At pointer={`${pointer}/name`}>
          <TextField
            label={t('apiEditor.param.name')}
            isMonospaced
            autoComplete="off"
            {...wrongAt(`${pointer}/name`)}
            value={param.name}
            onChange={(name) => set('name', name)}
          />
        </At>
        <At pointer={`${pointer}/type`}>
          <Select
            label={t('apiEditor.param.type')}
            {...wrongAt(`${pointer}/type`)}
            options={paramTypes.map((id) => ({ id, label: t(`apiEditor.type.${id}`) }))}
            value={param.type}
            onChange={(type) => set('type', type)}
          />
        </At>
      </div>
      <div className={halves}>
        {scalar('example')}
        {scalar('default')}
      </div>
      <Checkbox
        isSelected={param.required && param.default === undefined}
        isDisabled={param.default !== undefined}
        onChange={(required) => set('required', required)}
      >
        {t('apiEditor.param.required')}
      </Checkbox>
      <div className={halves}>
        <At pointer={`${pointer}/title`}>
          <TextField
            label={t('apiEditor.param.title')}
            dir="auto"
            autoComplete="off"
            {...wrongAt(`${pointer}/title`)}
            value={param.title ?? ''}
            onChange={(text) => set('title', text === '' ? undefined : text)}
          />
        </At>
        <At pointer={`${pointer}/help`}>
          <TextField
            label={t('apiEditor.param.help')}
            dir="auto"
            autoComplete="off"
            {...wrongAt(`${pointer}/help`)}
            value={param.help ?? ''}
            onChange={(text) => set('help', text === '' ? undefined : text)}
          />
        </At>
      </div>
      {isNumber && (
        <div className={halves}>
          {limit('minimum')}
          {limit('maximum')}
        </div>
      )}
      {param.type === 'string' && (
        <>
          <div className={halves}>
            <At pointer={`${pointer}/lengthMax`}>
              <NumberField
                label={t('apiEditor.param.lengthMax')}
                minValue={1}
                maxValue={2000}
                step={1}
                {...wrongAt(`${pointer}/lengthMax`)}
                value={param.lengthMax ?? null}
                onChange={(value) => set('lengthMax', value)}
                onClear={() => set('lengthMax', undefined)}
              />
            </At>
            <At pointer={`${pointer}/pattern`}>
              <TextField
                label={t('apiEditor.param.pattern')}
                isMonospaced
                autoComplete="off"
                {...wrongAt(`${pointer}/pattern`)}
                value={param.pattern ?? ''}
                onChange={(text) => set('pattern', text === '' ? undefined : text)}
              />
            </At>
          </div>
          <Options value={param.options} pointer={pointer} onChange={(options) => set('options', options)} />
        </>
      )}
      <Inline space={0.5} justify="end">
        <IconButton
          label={t('apiEditor.moveUp', { name: param.name })}
          icon={<IconArrowUp size={20} stroke={1.5} />}
          isDisabled={index === 0}
          onPress={() => move(-1)}
        />
        <IconButton
          label={t('apiEditor.moveDown', { name: param.name })}
          icon={<IconArrowDown size={20} stroke={1.5} />}
          isDisabled={index === count - 1}
          onPress={() => move(1)}
        />
        <IconButton
          label={t('apiEditor.remove', { name: param.name })}
          icon={<IconTrash size={20} stroke={1.5} />}
          onPress={() => {
            edit(pointer, (old) => ({ ...old, params: withoutAt(old.params, index) }));
            send({ type: 'focus', at: null });
          }}
        />
      </Inline>
    </Stack>
  );
}

interface OptionsProps {
  readonly pointer: string;
  readonly value: readonly string[] | undefined;
  readonly onChange: (value: string[] | undefined) => void;
}

/** One per line; the typed text is kept as is. */
function Options({ pointer, value = [], onChange }: OptionsProps) {
  const t = useCopy(editorCopy);
  const { wrongAt } = useEditorForm();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && isSame(linesIn(typed), value) ? typed : value.join('\n');
  return (
    <At pointer={`${pointer}/options`}>
      <TextArea
        label={t('apiEditor.param.options')}
        description={t('apiEditor.param.optionsHelp')}
        rows={2}
        dir="auto"
        {...wrongAt(`${pointer}/options`, ...value.map((_, index) => `${pointer}/options/${index}`))}
        value={text}
        onChange={(next) => {
          setTyped(next);
          const lines = linesIn(next);
          onChange(lines.length === 0 ? undefined : lines);
        }}
      />
    </At>
  );
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
