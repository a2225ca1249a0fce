import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { ElementProps } from '../../element/element-props.ts';
import { list, panel, tab } from './Tabs.css.ts';
import type { ReactNode } from 'react';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps extends Pick<ElementProps, 'ref' | 'id' | 'aria-labelledby'> {
  /** Names the choice: 'Language of the example'. */
  label: string;
  items: readonly TabItem[];
  /** The id of the open tab; then `onChange` keeps it. @default the first, and the tabs keep it themselves */
  selected?: string;
  onChange?: (id: string) => void;
}

/**
 * Views of one subject, of which one is shown. Pages with their own URLs are `TabLinks`.
 *
 * Arrows move between tabs, Home and End to the first and last, Tab into the panel.
 */
export function Tabs({ label, items, selected, onChange, ref, id, ...element }: TabsProps) {
  return (
    <AriaTabs
      {...(ref && { ref })}
      {...(id !== undefined && { id })}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onChange && { onSelectionChange: (key) => onChange(String(key)) })}
    >
      <TabList {...element} aria-label={label} className={list}>
        {items.map(({ id, label }) => (
          <Tab key={id} id={id} className={tab}>
            {label}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
