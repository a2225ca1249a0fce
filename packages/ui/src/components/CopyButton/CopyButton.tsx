import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { copied, holder } from './CopyButton.css.ts';
import { copyText } from './copy-text.ts';
import type { ReactNode } from 'react';

export interface CopyButtonProps {
  /** What is copied; a function when it takes work to write it out. */
  text: string | (() => string);
  /** @default 'Copy' in the language in use */
  label?: string;
  /** A 20 px icon. @default two sheets */
  icon?: ReactNode;
}

const shownMs = 2000;

/** Copies a text and confirms it, also to screen readers. */
export function CopyButton({ text, label, icon }: CopyButtonProps) {
  const labels = useLabels();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const holderRef = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const isCopied = await copyText(typeof text === 'function' ? text() : text, holderRef.current);
    setOutcome(isCopied ? 'copied' : 'failed');
  };

  const outcomes = { copied: labels.copied, failed: labels.copyFailed };
  const icons = {
    idle: icon ?? <IconCopy aria-hidden size={20} stroke={1.5} />,
    copied: <IconCheck aria-hidden size={20} stroke={1.5} className={copied} />,
    failed: <IconAlertTriangle aria-hidden size={20} stroke={1.5} />,
  };
  return (
    <span ref={holderRef} className={holder}>
      <IconButton label={label ?? labels.copy} icon={icons[outcome ?? 'idle']} onPress={() => void copy()} />
      <span role="status" className={visuallyHidden}>
        {outcome && outcomes[outcome]}
      </span>
    </span>
  );
}
