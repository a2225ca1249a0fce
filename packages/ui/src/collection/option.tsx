import { IconCheck, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import type { ChoiceOption } from '../field/choice-option.ts';
import {
  grip,
  option as optionStyle,
  optionEnd,
  optionHelp,
  optionIcon,
  optionWords,
  section,
  sectionTitle,
} from './option.css.ts';

/** An option of a list, with an optional icon. */
export interface ListOption<Id extends string = string> extends ChoiceOption<Id> {
  /** 20 px, before the text. */
  icon?: ReactNode;
  /** A font family for a label that has one of its own, such as a phrase in Arabic. @default that of the interface */
  font?: string;
}

/** A section of options with a title. */
export interface OptionSection<Item> {
  id: string;
  label: string;
  items: readonly Item[];
}

export type OptionPart<Item> = Item | OptionSection<Item>;

/** All options in order, without sections. */
export function flatten<Item extends object>(parts: readonly OptionPart<Item>[]): Item[] {
  return parts.flatMap((part) => ('items' in part ? part.items : [part]));
}

/** A label in its font. Names can be in another script than the interface. */
export function OptionLabel({ option: { label, font } }: { option: ListOption }) {
  return <bdi {...(font !== undefined && { style: { fontFamily: font } })}>{label}</bdi>;
}

/** The content of an option: icon, text, and a check mark while it is selected. A name in another script is aligned at the line start, so `bdi` is not the box. */
function OptionContent({
  option,
  isSelected,
  allowsDragging,
  end,
}: {
  option: ListOption;
  isSelected: boolean;
  allowsDragging: boolean;
  end?: ReactNode;
}) {
  return (
    <>
      {option.icon && (
        <span className={optionIcon} aria-hidden>
          {option.icon}
        </span>
      )}
      <span className={optionWords}>
        <span>
          <OptionLabel option={option} />
        </span>
        {option.description && <span className={optionHelp}>{option.description}</span>}
      </span>
      {(end || isSelected || allowsDragging) && (
        <span className={optionEnd}>
          {end}
          {isSelected && <IconCheck size={16} stroke={2} aria-hidden />}
          {allowsDragging && <IconGripVertical size={16} stroke={1.5} className={grip} aria-hidden />}
        </span>
      )}
    </>
  );
}

/** An option of a React Aria list box. */
function OptionItem({ option, end }: { option: ListOption; end?: ReactNode }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={optionStyle}
    >
      {({ isSelected, allowsDragging = false }) => (
        <OptionContent option={option} isSelected={isSelected} allowsDragging={allowsDragging} end={end} />
      )}
    </ListBoxItem>
  );
}

/** Options and sections of options, as children of a React Aria list box. */
export function renderOptions<Item extends ListOption & { end?: ReactNode }>(parts: readonly OptionPart<Item>[]) {
  return parts.map((part) =>
    'items' in part ? (
      <ListBoxSection key={part.id} id={part.id} className={section}>
        <Header className={sectionTitle}>{part.label}</Header>
        {part.items.map((item) => (
          <OptionItem key={item.id} option={item} end={item.end} />
        ))}
      </ListBoxSection>
    ) : (
      <OptionItem key={part.id} option={part} end={part.end} />
    ),
  );
}
