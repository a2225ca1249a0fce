import {
  isolated,
  mono,
  size as sizes,
  prose,
  tabular,
  tone as tones,
  truncated,
  weight as weights,
} from './Text.css.ts';
import type { ReactNode } from 'react';

export const textTones = ['default', 'quiet', 'accent', 'success', 'info', 'warning', 'error'] as const;

export interface TextProps {
  /** A status tone needs a word or an icon with the same meaning. @default 'default' */
  tone?: (typeof textTones)[number];
  /** 14 or 12 px. @default 'body' */
  size?: 'body' | 'small';
  /** Font weight. @default 'regular' */
  weight?: 'regular' | 'medium' | 'heading' | 'bold';
  /** For keys, paths and code: fixed width, left to right in every language. @default false */
  isMono?: boolean;
  /** One line, truncated with an ellipsis at the end in its own text direction; show the full text elsewhere. @default false */
  isTruncated?: boolean;
  /** Tabular figures, so that columns and counters do not shift. @default false */
  isTabular?: boolean;
  /** Never wider than 72 characters. @default false */
  isProse?: boolean;
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'strong' | 'time' | 'code';
  /** For `aria-describedby`. */
  id?: string;
  children: ReactNode;
}

/** Running text. To name a section use `Heading`. */
export function Text({
  tone = 'default',
  size = 'body',
  weight = 'regular',
  isMono = false,
  isTruncated = false,
  isTabular = false,
  isProse = false,
  as: Tag = 'p',
  id,
  children,
}: TextProps) {
  const names = [
    sizes[size],
    tones[tone],
    weights[weight],
    isMono && mono,
    isTruncated && truncated,
    isTabular && tabular,
    isProse && prose,
  ];
  return (
    <Tag id={id} dir={isTruncated ? (isMono ? 'ltr' : 'auto') : undefined} className={names.filter(Boolean).join(' ')}>
      {isMono ? <bdi className={isolated}>{children}</bdi> : children}
    </Tag>
  );
}
