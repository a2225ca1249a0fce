import { IconChevronDown } from '@tabler/icons-react';
import { Button, ListBox, Popover } from 'react-aria-components/ComboBox';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { renderOptions } from '../../collection/option.tsx';
import type { ListOption, OptionPart } from '../../collection/option.tsx';
import { emptyList, list } from '../../collection/option.css.ts';
import { chevron } from '../../field/chevron.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { popover } from '../../overlay/popover.css.ts';
import { fieldButton, spinner } from './ComboBox.css.ts';

/** The end of the field: loading indicator, and the button that opens and closes the list. */
export function ComboEnd({ isLoading, isOpen }: { isLoading: boolean; isOpen: boolean }) {
  const labels = useLabels();
  return (
    <>
      {isLoading && <ProgressBar isIndeterminate aria-label={labels.loading} className={spinner} />}
      <Button aria-label={isOpen ? labels.close : labels.open} className={fieldButton}>
        <IconChevronDown className={chevron} size={16} stroke={1.5} aria-hidden />
      </Button>
    </>
  );
}

/** Content of the popover: matching options, or why there are none. */
export function ComboList({ options, isLoading }: { options: readonly OptionPart<ListOption>[]; isLoading: boolean }) {
  const labels = useLabels();
  return (
    <Popover offset={4} className={popover}>
      <ListBox
        className={list}
        renderEmptyState={() => <div className={emptyList}>{isLoading ? labels.loading : labels.noOptions}</div>}
      >
        {renderOptions(options)}
      </ListBox>
    </Popover>
  );
}
