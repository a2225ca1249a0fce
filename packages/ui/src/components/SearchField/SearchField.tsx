import { IconSearch, IconX } from '@tabler/icons-react';
import { Group } from 'react-aria-components/Group';
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import type { ElementProps } from '../../element/element-props.ts';
import { FieldLabel } from '../../field/field-label.tsx';
import { given } from '../../field/field-props.ts';
import { field, input } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import type { KeyHintProps } from '../KeyHint/KeyHint.tsx';
import { isAppleDevice, keyShortcut } from '../KeyHint/keys.ts';
import { box, clear, glass, shortcut } from './SearchField.css.ts';

export interface SearchFieldProps extends ElementProps {
  /** What is searched: 'Search contacts'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter. Without it results follow what is typed. */
  onSubmit?: (value: string) => void;
  /** @default the label, while the label is hidden */
  placeholder?: string;
  /** The shortcut that focuses the field: `['Mod', 'K']`, `['/']`. Shown while it is empty, and announced with the label. */
  keys?: KeyHintProps['keys'];
  /** @default true */
  isLabelHidden?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** Narrows what is shown. Escape clears it. */
export function SearchField({
  label,
  isLabelHidden = true,
  placeholder = isLabelHidden ? label : undefined,
  keys,
  ...props
}: SearchFieldProps) {
  const labels = useLabels();
  return (
    <AriaSearchField {...given(props)} className={field}>
      <FieldLabel label={label} isHidden={isLabelHidden} />
      <Group role="presentation" isDisabled={props.isDisabled ?? false} className={box}>
        <IconSearch className={glass} size={20} stroke={1.5} aria-hidden />
        <Input
          {...given({ placeholder })}
          {...(keys && { 'aria-keyshortcuts': keyShortcut(keys, isAppleDevice()) })}
          className={input}
        />
        {keys && (
          <span className={shortcut}>
            <KeyHint keys={keys} isSilent />
          </span>
        )}
        <Button aria-label={labels.clearSearch} className={clear}>
          <IconX size={16} stroke={1.5} />
        </Button>
      </Group>
    </AriaSearchField>
  );
}
