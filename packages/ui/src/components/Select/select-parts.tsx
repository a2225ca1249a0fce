import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, ListBox, Popover, SelectValue } from 'react-aria-components/Select';
import type { SelectValueRenderProps } from 'react-aria-components/Select';
import { renderOptions } from '../../collection/option.tsx';
import type { ListOption, OptionPart } from '../../collection/option.tsx';
import { list } from '../../collection/option.css.ts';
import { popover } from '../../overlay/popover.css.ts';
import { chevron, trigger, value } from './Select.css.ts';

/** The closed field: selected value and arrow. */
export function SelectTrigger({ children }: { children: (chosen: SelectValueRenderProps<object>) => ReactNode }) {
  return (
    <Button className={trigger}>
      <SelectValue<object> className={value}>
        {(chosen) => (chosen.isPlaceholder ? chosen.defaultChildren : <bdi>{children(chosen)}</bdi>)}
      </SelectValue>
      <IconChevronDown className={chevron} size={16} stroke={1.5} aria-hidden />
    </Button>
  );
}

/** Content of the popover: the options. */
export function SelectList({ options }: { options: readonly OptionPart<ListOption>[] }) {
  return (
    <Popover offset={4} className={popover}>
      <ListBox className={list}>{renderOptions(options)}</ListBox>
    </Popover>
  );
}
