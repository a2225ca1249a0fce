import { useEffect, useRef, useState } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextField';
import { countLines, markedLine, numberedLines } from './code-lines.ts';
import type { CodePlace } from './code-lines.ts';
import { area, gutter, markedCharacter, markedRow, markedNumber, numbers, rooms, wrapped } from './CodeField.css.ts';

/** Wrapping longer lines would slow down typing. */
const wrappedLengthMax = 100_000;

interface CodeLinesProps {
  value: string;
  rows: number;
  placeholder: string | undefined;
  errorPlace: CodePlace | undefined;
}

/** The text area with the numbers of its lines, and the mark of an error behind its text. */
export function CodeLines({ value, rows, placeholder, errorPlace }: CodeLinesProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [scrolled, setScrolled] = useState({ top: 0, left: 0, height: 0, lineHeight: 0 });
  useEffect(() => {
    const textArea = box.current;
    if (textArea === null) return undefined;
    const measure = () => {
      const { scrollTop: top, scrollLeft: left, clientHeight: height } = textArea;
      const lineHeight = Number.parseFloat(getComputedStyle(textArea).lineHeight);
      setScrolled((before) =>
        before.top === top && before.left === left && before.height === height && before.lineHeight === lineHeight
          ? before
          : { top, left, height, lineHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(textArea);
    textArea.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      textArea.removeEventListener('scroll', measure);
    };
  }, []);
  const lineCount = countLines(value);
  // Minified data, tokens and keys. With more lines, their numbers would no longer be next to them.
  const isWrapped = lineCount === 1 && value.length <= wrappedLengthMax;
  const classOf = (base: string) => (isWrapped ? `${base} ${wrapped}` : base);
  const { top, left, lineHeight } = scrolled;
  const [first, last] = lineHeight > 0 ? numberedLines(scrolled, lineCount) : [1, Math.min(lineCount, rows)];
  const marked = errorPlace === undefined ? null : markedLine(value, errorPlace);
  const errorLine = marked === null ? null : (errorPlace?.line ?? null);
  const offsetOf = (line: number) => (line - 1) * lineHeight - top;
  return (
    <div className={rooms} dir="ltr">
      {errorLine !== null && (
        <div aria-hidden className={classOf(markedRow)} style={shifted(0, offsetOf(errorLine))}>
          <span style={shifted(-left, 0)}>
            {marked?.before}
            <span className={markedCharacter}>{marked?.character}</span>
          </span>
        </div>
      )}
      <div aria-hidden className={gutter}>
        {/* As wide as the last number. */}
        <span className={numbers} style={shifted(0, offsetOf(first))}>
          {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((line) => (
            <span key={line} className={line === errorLine ? markedNumber : undefined}>
              {`${line}\n`}
            </span>
          ))}
        </span>
        {String(Math.max(lineCount, 10)).replaceAll(/\d/g, '0')}
      </div>
      <AriaTextArea
        ref={box}
        rows={rows}
        wrap={isWrapped ? 'soft' : 'off'}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        className={classOf(area)}
        {...(placeholder !== undefined && { placeholder })}
      />
    </div>
  );
}

/** Moves along with the text, which scrolls. Pixels. */
const shifted = (left: number, top: number) => ({ translate: `${left}px ${top}px` });
