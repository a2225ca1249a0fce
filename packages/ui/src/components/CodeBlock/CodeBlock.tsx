import { IconTextWrap } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLabels } from '../../labels/use-labels.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { block, code as codeClass, head, kind as kinds, line, name, numbered, pre, wrapping } from './CodeBlock.css.ts';
import { canTokenize, tokenize } from './tokenize.ts';
import { useIsNear } from './use-is-near.ts';
import type { CodeLanguage } from './languages.ts';
import type { CodeToken } from './token-kinds.ts';

export interface CodeBlockProps {
  /** What is shown, as it is copied. */
  code: string;
  /** Colours by it; `text` stays plain. */
  language: CodeLanguage;
  /** Title of the code: 'curl', 'Response'. Shown above it. */
  label: string;
  /** What is copied where it differs from what is shown, such as a masked key. @default the code */
  copyText?: string;
  /** Long lines start wrapped; people can change it. @default false */
  isWrapped?: boolean;
  /** Numbers in front of lines; they are not copied. @default false */
  lineNumbers?: boolean;
}

/** Code to read and copy, left to right in every language. To look into a large answer use `JsonTree`. */
export function CodeBlock({
  code,
  language,
  label,
  copyText = code,
  isWrapped = false,
  lineNumbers = false,
}: CodeBlockProps) {
  const labels = useLabels();
  const [wraps, setWraps] = useState(isWrapped);
  const ref = useRef<HTMLElement>(null);
  // A trailing line break adds no visible line.
  const lines = useTokens(code.replace(/\r?\n$/, ''), language, useIsNear(ref));
  return (
    <figure ref={ref} className={block}>
      <figcaption className={head}>
        <span className={name}>{label}</span>
        <ToggleButton
          label={labels.wrapLines}
          icon={<IconTextWrap aria-hidden size={20} stroke={1.5} />}
          isSelected={wraps}
          onChange={setWraps}
        />
        <CopyButton text={copyText} />
      </figcaption>
      {/* Scrolls by keyboard: a region that scrolls must be reachable. */}
      <pre tabIndex={0} role="group" aria-label={label} dir="ltr" className={wraps ? `${pre} ${wrapping}` : pre}>
        <code className={`language-${language} ${lineNumbers ? `${codeClass} ${numbered}` : codeClass}`}>
          {lines.map((tokens, index) => (
            <span key={index} className={line}>
              {tokens.map(({ text, kind }, at) =>
                kind === 'text' ? (
                  text
                ) : (
                  <span key={at} className={kinds[kind]}>
                    {text}
                  </span>
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

/** Plain lines first, highlighted ones later. Their text is the same, so the layout does not shift. */
function useTokens(code: string, language: CodeLanguage, isNear: boolean): CodeToken[][] {
  const [colored, setColored] = useState<{ code: string; language: CodeLanguage; lines: CodeToken[][] }>();
  useEffect(() => {
    if (!isNear || !canTokenize(code, language)) return undefined;
    let isCurrent = true;
    tokenize(code, language).then(
      (lines) => isCurrent && setColored({ code, language, lines }),
      // A grammar that cannot be fetched costs the colours, not the code.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language, isNear]);
  if (colored?.code === code && colored.language === language) return colored.lines;
  return code.split(/\r?\n/).map((text) => [{ text, kind: 'text' }]);
}
