import { CopyButton } from '@apiyard/ui/CopyButton';
import { code, codeLine } from './CodeLine.css.ts';

interface CodeLineProps {
  readonly shown: string;
  /** The whole text, where a part of it is masked. */
  readonly copied: string;
  readonly label: string;
  readonly copyLabel: string;
}

/** One line of code with its copy button. */
export function CodeLine({ shown, copied, label, copyLabel }: CodeLineProps) {
  return (
    <div className={codeLine}>
      {/* Scrollable content must be focusable. */}
      <div role="group" className={code} aria-label={label} tabIndex={0}>
        <code>{shown}</code>
      </div>
      <CopyButton text={copied} label={copyLabel} />
    </div>
  );
}
