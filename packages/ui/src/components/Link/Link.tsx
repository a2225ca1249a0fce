import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { button, buttonSize } from '../Button/Button.css.ts';
import { cutLink, icon as iconStyle, plainLink, textLink, withIcon } from './Link.css.ts';

export interface LinkProps {
  /** A path of the app or a whole address. */
  href: string;
  children: ReactNode;
  /** `text` inside sentences, `plain` in lists and menus; `primary` and `quiet` look like buttons. @default 'text' */
  look?: 'text' | 'plain' | 'primary' | 'quiet';
  /** With `plain`: one line, truncated with an ellipsis at the end in its own text direction; show the full text elsewhere. @default false */
  isTruncated?: boolean;
  /** A 20 px icon before the text. */
  icon?: ReactNode;
  /** `_blank` shows an icon and is announced. @default the same tab */
  target?: '_blank';
  /** Saves what it leads to under this name. */
  download?: string;
  /** Marks the page or step that is shown now. */
  current?: 'page' | 'step' | 'true';
  onPress?: () => void;
}

function looks(look: NonNullable<LinkProps['look']>, hasIcon: boolean, isTruncated: boolean): string {
  if (look === 'primary' || look === 'quiet') return `${button[look]} ${buttonSize.medium}`;
  if (isTruncated) return cutLink;
  const style = look === 'text' ? textLink : plainLink;
  return hasIcon ? `${style} ${withIcon}` : style;
}

/** Leads to another screen, file or site. To start an action use `Button`. */
export function Link({
  children,
  look = 'text',
  isTruncated = false,
  icon,
  target,
  current,
  onPress,
  ...props
}: LinkProps) {
  const labels = useLabels();
  const isOutside = target === '_blank';
  return (
    <AriaLink
      {...props}
      {...(isOutside ? { target, rel: 'noreferrer' } : {})}
      {...(current ? { 'aria-current': current } : {})}
      {...(onPress ? { onPress: () => onPress() } : {})}
      {...(isTruncated && { dir: 'auto' })}
      className={looks(look, Boolean(icon) || isOutside, isTruncated)}
    >
      {icon && (
        <span className={iconStyle} aria-hidden>
          {icon}
        </span>
      )}
      {children}
      {isOutside && (
        <>
          <IconExternalLink className={iconStyle} size={16} stroke={1.5} aria-hidden />
          <span className={visuallyHidden}>({labels.opensInNewTab})</span>
        </>
      )}
    </AriaLink>
  );
}
