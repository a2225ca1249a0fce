import type { Select as Selection } from '@apiyard/api/contract/scrapers/scraper-definition';
import { IconButton } from '@apiyard/ui/IconButton';
import { Select } from '@apiyard/ui/Select';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { IconFocus2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { jsonOrText, textOfValue } from '../definition/value-text.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { actionSlot, group, selector, selectorWithoutPick } from './sections.css.ts';

export const selectorKinds = ['css', 'jsonpath', 'regex', 'const', 'param'] as const;
export type SelectorKind = (typeof selectorKinds)[number];

interface SelectorFieldProps {
  readonly label: string;
  /** Pointer of the selector: `/items`, `/fields/0/select`. */
  readonly pointer: string;
  readonly kinds: readonly SelectorKind[];
  readonly value: Selection | undefined;
  readonly onChange: (value: Selection | undefined) => void;
  /** Label of the option without a selector, such as 'Item'. Without it, a selector is required. */
  readonly none?: string;
}

const noKind = 'none';

/** Edits a selector in one of several languages. */
export function SelectorField({ label, pointer, kinds, value, onChange, none }: SelectorFieldProps) {
  const t = useCopy(editorCopy);
  const { definition, state, send, wrongAt } = useEditorForm();
  const labelId = useId();
  const kind =
    kinds.find((candidate) => value !== undefined && candidate in value) ?? (none === undefined ? kinds[0] : undefined);
  const raw = kind === undefined ? undefined : value?.[kind];
  const text = kind === 'const' ? textOfValue(raw) : String(raw ?? '');
  const change = (next: SelectorKind | undefined, written: string) =>
    onChange(next === undefined ? undefined : { [next]: next === 'const' ? jsonOrText(written) : written });
  const wrong = wrongAt(pointer, ...(kind === undefined ? [] : [`${pointer}/${kind}`]));
  const canPick =
    (kind === undefined || kind === 'css' || kind === 'jsonpath') &&
    kinds.some((candidate) => candidate === 'css' || candidate === 'jsonpath');
  const isPicking = state.picking === pointer;
  const named = { 'aria-labelledby': labelId };
  return (
    <At pointer={pointer}>
      <div role="group" {...named} className={group}>
        <Text as="span" weight="heading" id={labelId}>
          {label}
        </Text>
        <div className={canPick ? selector : `${selector} ${selectorWithoutPick}`}>
          <Select
            label={t('apiEditor.selector.kind')}
            isLabelHidden
            options={[
              ...(none === undefined ? [] : [{ id: noKind, label: none }]),
              ...kinds.map((id) => ({ id, label: t(`apiEditor.selector.${id}`) })),
            ]}
            value={kind ?? noKind}
            onChange={(id) =>
              change(
                kinds.find((candidate) => candidate === id),
                id === 'param' ? (definition.params[0]?.name ?? '') : kind === 'param' ? '' : text,
              )
            }
          />
          {kind === undefined ? (
            <span />
          ) : kind === 'param' ? (
            <Select
              label={t('apiEditor.selector.param')}
              isLabelHidden
              {...wrong}
              options={definition.params
                .filter(({ name }) => name !== '')
                .map(({ name }) => ({ id: name, label: name }))}
              value={definition.params.some(({ name }) => name === text) ? text : null}
              onChange={(name) => change('param', name)}
            />
          ) : (
            <TextField
              label={label}
              isLabelHidden
              isMonospaced
              autoComplete="off"
              {...wrong}
              placeholder={t(`apiEditor.selector.example.${kind}`)}
              value={text}
              onChange={(written) => change(kind, written)}
            />
          )}
          {canPick && (
            <span className={actionSlot}>
              <IconButton
                label={isPicking ? t('apiEditor.pick.leave') : t('apiEditor.pick.start')}
                tone={isPicking ? 'quiet' : 'plain'}
                icon={<IconFocus2 size={20} stroke={1.5} />}
                isDisabled={state.preview?.page == null}
                onPress={() => send(isPicking ? { type: 'leave picking' } : { type: 'pick', at: pointer })}
              />
            </span>
          )}
        </div>
      </div>
    </At>
  );
}
