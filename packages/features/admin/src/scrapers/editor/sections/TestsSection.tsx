import type { ScraperTest } from '@apiyard/api/contract/scrapers/scraper-definition';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { NumberField } from '@apiyard/ui/NumberField';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { TestsPanel } from '../../tests/TestsPanel.tsx';
import { blankTest } from '../definition/blank.ts';
import { replacedAt, withMember, withoutAt } from '../definition/change.ts';
import { jsonOrText, textOfValue } from '../definition/value-text.ts';
import { previewParams } from '../state/editor-context.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { focusPlace } from '../focus-place.ts';
import { PairsEditor } from './PairsEditor.tsx';
import { PartRow } from './PartRow.tsx';
import { ScalarField } from './ScalarField.tsx';
import { group, halves } from './sections.css.ts';

/** Tests that run on a schedule. */
export function TestsSection() {
  const t = useCopy(editorCopy);
  const { definition, state, edit, send } = useEditorForm();
  return (
    <Stack space={1.5}>
      {definition.tests.length === 0 && <Text tone="quiet">{t('apiEditor.tests.none')}</Text>}
      <div>
        {definition.tests.map((test, index) => {
          const pointer = `/tests/${index}`;
          return (
            <PartRow key={pointer} pointer={pointer} name={test.name} unnamed={t('apiEditor.tests.unnamed')}>
              {() => <TestDetail test={test} index={index} />}
            </PartRow>
          );
        })}
      </div>
      <span>
        <Button
          size="small"
          icon={<IconPlus size={16} stroke={1.5} />}
          onPress={() => {
            const test = {
              ...blankTest(),
              params: previewParams(definition.params, state.params),
              expect: firstExpectation(definition.items !== undefined),
            };
            edit('/tests', (old) => ({ ...old, tests: [...old.tests, test] }));
            const added = `/tests/${definition.tests.length}`;
            send({ type: 'focus', at: added });
            focusPlace(`${added}/name`);
          }}
        >
          {t('apiEditor.tests.add')}
        </Button>
      </span>
      {(definition.tests.length > 0 || state.scraper?.lastTest != null) && (
        <TestsPanel key={state.scraper?.id ?? 'new'} scraper={state.scraper} />
      )}
    </Stack>
  );
}

/** A new test starts with a common expectation. */
function firstExpectation(isList: boolean): ScraperTest['expect'] {
  return isList ? { items: { min: 1 } } : {};
}

function TestDetail({ test, index }: { readonly test: ScraperTest; readonly index: number }) {
  const t = useCopy(editorCopy);
  const { definition, edit, send, wrongAt } = useEditorForm();
  const paramsId = useId();
  const filledId = useId();
  const pointer = `/tests/${index}`;
  const { expect } = test;
  const set = (at: string, next: ScraperTest) =>
    edit(`${pointer}/${at}`, (old) => ({ ...old, tests: replacedAt(old.tests, index, next) }));
  const expecting = (next: ScraperTest['expect']) => set('expect', { ...test, expect: next });
  const count = (name: 'min' | 'max') => (
    <At pointer={`${pointer}/expect/items/${name}`}>
      <NumberField
        label={t(`apiEditor.test.${name}`)}
        minValue={0}
        step={1}
        {...wrongAt(`${pointer}/expect/items/${name}`)}
        value={expect.items?.[name] ?? null}
        onChange={(value) => expecting({ ...expect, items: { ...expect.items, [name]: value } })}
        onClear={() => {
          const items = withMember(expect.items ?? {}, name, undefined);
          expecting(withMember(expect, 'items', Object.keys(items).length === 0 ? undefined : items));
        }}
      />
    </At>
  );
  const names = definition.fields.map(({ name }) => name).filter((name) => name !== '');
  const filled = expect.filled ?? [];
  const isAbsent = expect.absent === true;
  return (
    <Stack space={1.5}>
      <At pointer={`${pointer}/name`}>
        <TextField
          label={t('apiEditor.test.name')}
          dir="auto"
          autoComplete="off"
          {...wrongAt(`${pointer}/name`)}
          value={test.name}
          onChange={(name) => set('name', { ...test, name })}
        />
      </At>
      {definition.params.length > 0 && (
        <div role="group" aria-labelledby={paramsId} className={group}>
          <Text as="span" weight="heading" id={paramsId}>
            {t('apiEditor.test.params')}
          </Text>
          <div className={halves}>
            {definition.params.map(({ name, type, options }) => (
              <At key={name} pointer={`${pointer}/params/${name}`}>
                <ScalarField
                  label={name}
                  type={type}
                  options={options}
                  {...wrongAt(`${pointer}/params/${name}`)}
                  value={test.params[name]}
                  onChange={(value) => set('params', { ...test, params: withMember(test.params, name, value) })}
                />
              </At>
            ))}
          </div>
        </div>
      )}
      <At pointer={`${pointer}/expect`}>
        <Stack space={1.5}>
          <Checkbox
            isSelected={isAbsent}
            description={t('apiEditor.test.absentHelp')}
            {...wrongAt(`${pointer}/expect`)}
            onChange={(on) => expecting(on ? { absent: true } : firstExpectation(definition.items !== undefined))}
          >
            {t('apiEditor.test.absent')}
          </Checkbox>
          {!isAbsent && definition.items !== undefined && (
            <div className={halves}>
              {count('min')}
              {count('max')}
            </div>
          )}
          {!isAbsent && names.length > 0 && (
            <div role="group" aria-labelledby={filledId} className={group}>
              <Text as="span" weight="heading" id={filledId}>
                {t('apiEditor.test.filled')}
              </Text>
              <Inline space={1.5}>
                {names.map((name) => (
                  <Checkbox
                    key={name}
                    isSelected={filled.includes(name)}
                    onChange={(on) => {
                      const next = on ? [...filled, name] : filled.filter((other) => other !== name);
                      expecting(withMember(expect, 'filled', next.length === 0 ? undefined : next));
                    }}
                  >
                    <bdi>{name}</bdi>
                  </Checkbox>
                ))}
              </Inline>
            </div>
          )}
          {!isAbsent && (
            <PairsEditor
              label={t('apiEditor.test.values')}
              addLabel={t('apiEditor.test.addValue')}
              pointer={`${pointer}/expect/values`}
              value={Object.fromEntries(
                Object.entries(expect.values ?? {}).map(([name, value]) => [name, textOfValue(value)]),
              )}
              onChange={(pairs) => {
                const values = Object.entries(pairs).map(([name, text]): [string, unknown] => [name, jsonOrText(text)]);
                expecting(withMember(expect, 'values', values.length === 0 ? undefined : Object.fromEntries(values)));
              }}
            />
          )}
        </Stack>
      </At>
      <Inline justify="end">
        <IconButton
          label={t('apiEditor.remove', { name: test.name })}
          icon={<IconTrash size={20} stroke={1.5} />}
          onPress={() => {
            edit(pointer, (old) => ({ ...old, tests: withoutAt(old.tests, index) }));
            send({ type: 'focus', at: null });
          }}
        />
      </Inline>
    </Stack>
  );
}
