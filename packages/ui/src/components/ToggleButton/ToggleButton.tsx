import type { ReactNode } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import type { ElementProps, PressProps } from '../../element/element-props.ts';
import { iconButton, iconButtonSize } from '../IconButton/IconButton.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface ToggleButtonProps extends ElementProps<HTMLButtonElement>, PressProps {
  /** Its name. It stays the same in both states, since screen readers add 'pressed' themselves. */
  label: string;
  /** The tooltip while it is on, such as 'Remove from favourites'. @default the label */
  labelSelected?: string;
  /** A 20 px icon. */
  icon: ReactNode;
  /** Its icon while on, such as the filled form. @default the icon */
  selectedIcon?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** @default 'plain' */
  tone?: 'plain' | 'quiet';
  /** `small` is for toolbars. @default 'small' */
  size?: 'small' | 'medium';
  /** @default false */
  isDisabled?: boolean;
}

/** Turns one thing on or off with immediate effect, such as a favourite. For a setting with a label use `Switch`. */
export function ToggleButton({
  label,
  labelSelected = label,
  icon,
  selectedIcon = icon,
  tone = 'plain',
  size = 'small',
  ...props
}: ToggleButtonProps) {
  return (
    <Tooltip label={props.isSelected ? labelSelected : label}>
      <AriaToggleButton {...props} aria-label={label} className={`${iconButton[tone]} ${iconButtonSize[size]}`}>
        {props.isSelected ? selectedIcon : icon}
      </AriaToggleButton>
    </Tooltip>
  );
}
