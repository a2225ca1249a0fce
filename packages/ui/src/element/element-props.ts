import type { Ref } from 'react';
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components/Button';

/**
 * What a component passes on to its element. `label` is its accessible name; components without one also take
 * `aria-label`.
 */
export interface ElementProps<Target extends Element = HTMLDivElement> {
  /** Its outer element, to measure it or scroll to it; buttons and links also take focus. */
  ref?: Ref<Target>;
  /** ID of the element with its role: of a field the control. */
  id?: string;
  /** IDs of elements that name it. */
  'aria-labelledby'?: string;
  /** IDs of elements that describe it, besides its own help. */
  'aria-describedby'?: string;
  /** IDs of elements with details, such as a table of the same figures. */
  'aria-details'?: string;
}

/** Of components whose visible text names them, where that is too short for a screen reader. */
export interface NameProps {
  /** Its name for screen readers. It must contain the visible text. @default the visible text */
  'aria-label'?: string;
}

type HoverHandler = NonNullable<AriaButtonProps['onHoverStart']>;

/** What a component that can be pressed calls, for mouse, touch, pen, keyboard and screen reader alike. */
export interface PressProps {
  /** A press ended over it: a click, a tap, Enter or Space. */
  onPress?: (event: PressEvent) => void;
  /** A press began. */
  onPressStart?: (event: PressEvent) => void;
  /** A press ended, over it or elsewhere. */
  onPressEnd?: (event: PressEvent) => void;
  /** A press ended over it, wherever it began. */
  onPressUp?: (event: PressEvent) => void;
  /** Called with `true` while it is pressed. */
  onPressChange?: (isPressed: boolean) => void;
  /** A mouse or pen moved onto it. */
  onHoverStart?: HoverHandler;
  /** A mouse or pen left it. */
  onHoverEnd?: HoverHandler;
  /** Called with `true` while a mouse or pen is over it. */
  onHoverChange?: (isHovered: boolean) => void;
}

/** IDs for an `aria-` attribute, without those that do not exist. */
export function joinIds(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
