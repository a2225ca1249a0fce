import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import type { ElementProps, NameProps, PressProps } from '../../element/element-props.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { button, buttonSize, content, fullWidth, icon as iconStyle, spinner } from './Button.css.ts';

export interface ButtonProps extends ElementProps<HTMLButtonElement>, NameProps, PressProps {
  /** What it does, as a verb. */
  children: ReactNode;
  /** `primary` at most once per view; `danger` for actions that cannot easily be undone, `dangerSolid` for the one that confirms them. @default 'quiet' */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | 'dangerSolid';
  /** `small` is for dense rows and toolbars. @default 'medium' */
  size?: 'medium' | 'small';
  /** A 20 px icon before the text. */
  icon?: ReactNode;
  /** A 20 px icon after the text, such as an arrow for what opens. */
  endIcon?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** Work is under way: shows a spinner, keeps focus, takes no further press. @default false */
  isPending?: boolean;
  /** As wide as its container. @default false */
  isFullWidth?: boolean;
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** ID of the form it submits, if it is outside of it. */
  form?: string;
  /** @default false */
  autoFocus?: boolean;
  /** Inside React Aria's dialogs: `close` closes it. */
  slot?: 'close';
  /** The type of popup it opens, if no `Menu` or `Dialog` around it sets it. */
  opens?: 'menu' | 'dialog';
}

/** Starts an action. To navigate use `Link`; for an icon alone use `IconButton`. */
export function Button({
  children,
  tone = 'quiet',
  size = 'medium',
  isFullWidth = false,
  icon,
  endIcon,
  opens,
  isPending = false,
  ...props
}: ButtonProps) {
  const labels = useLabels();
  return (
    <AriaButton
      {...props}
      {...(opens ? { 'aria-haspopup': opens } : {})}
      isPending={isPending}
      className={`${button[tone]} ${buttonSize[size]} ${isFullWidth ? fullWidth : ''}`}
    >
      <span className={content}>
        {icon && (
          <span className={iconStyle} aria-hidden>
            {icon}
          </span>
        )}
        <span>{children}</span>
        {endIcon && (
          <span className={iconStyle} aria-hidden>
            {endIcon}
          </span>
        )}
      </span>
      {isPending && <ProgressBar isIndeterminate aria-label={labels.loading} className={spinner} />}
    </AriaButton>
  );
}
