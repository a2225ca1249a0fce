import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ElementProps, PressProps } from '../../element/element-props.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { iconButton, iconButtonSize } from './IconButton.css.ts';

export interface IconButtonProps extends ElementProps<HTMLButtonElement>, PressProps {
  /** Its name, read aloud and shown as a tooltip. */
  label: string;
  /** A 20 px icon. */
  icon: ReactNode;
  /** `quiet` has an edge, for use next to fields. @default 'plain' */
  tone?: 'plain' | 'quiet';
  /** `small` is 30 px square, `medium` as high as a field. Fingers reach 44 px in both. @default 'small' */
  size?: 'small' | 'medium';
  /** @default false */
  isDisabled?: boolean;
  /** Inside React Aria's dialogs: `close` closes it. */
  slot?: 'close';
  /** The type of popup it opens, if no `Menu` or `Dialog` around it sets it. */
  opens?: 'menu' | 'dialog';
}

/** A well-known action as an icon. Where the icon alone could be misread use `Button`. */
export function IconButton({ label, icon, tone = 'plain', size = 'small', opens, ...props }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <AriaButton
        {...props}
        {...(opens ? { 'aria-haspopup': opens } : {})}
        aria-label={label}
        className={`${iconButton[tone]} ${iconButtonSize[size]}`}
      >
        {icon}
      </AriaButton>
    </Tooltip>
  );
}
