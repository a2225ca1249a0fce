import { lazy, Suspense, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { joinIds } from '../../element/element-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { control, field, label as labelStyle, mark } from '../../field/field.css.ts';
import { PlainHelp } from '../../field/plain-help.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { CodeAreaHandle } from './code-area-props.ts';
import { body, frame, skeleton } from './CodeEditor.css.ts';
import type { EditorLanguage } from './editor-languages.ts';
import type { CodeProblem } from './problems.ts';

/** What a screen can do with the editor, through its `ref`. */
export type CodeEditorHandle = CodeAreaHandle;

export interface CodeEditorProps extends Omit<FieldProps, 'ref'> {
  /** Its methods instead of its element. */
  ref?: Ref<CodeEditorHandle>;
  /** Colours, folding and indentation. @default 'text', which has none */
  language?: EditorLanguage;
  /** Without it, the editor keeps the text itself. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Marked in the code, listed with their number below it, and reached by F8. */
  problems?: readonly CodeProblem[];
  /** Height in lines. Longer code scrolls. @default 12 */
  rows?: number;
  /** Long lines are wrapped instead of scrolling. @default false */
  isWrapped?: boolean;
  /**
   * Tab indents at first instead of moving on to the next control. People can change it with the button below the code
   * or Ctrl M. @default false
   */
  isTabIndenting?: boolean;
  /** An example, never the label. */
  placeholder?: string;
  /** @default false */
  isReadOnly?: boolean;
  /** Visually hidden, where a heading says the same. @default false */
  isLabelHidden?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

// The editor is fetched by the first one on a page. Where it cannot be had, a text area takes its place.
const CodeArea = lazy(() =>
  import('./CodeArea.tsx').then(
    ({ CodeArea }) => ({ default: CodeArea }),
    () => import('./PlainArea.tsx').then(({ PlainArea }) => ({ default: PlainArea })),
  ),
);

/**
 * Edits long code: with colours, folding, search and problems marked in place. Loads when it is shown. Short values in a
 * form are a `CodeField`, which is there at once.
 */
export function CodeEditor({
  ref,
  label,
  description,
  errorMessage,
  name,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  isReadOnly = false,
  isLabelHidden = false,
  value: given,
  defaultValue = '',
  onChange,
  problems = noProblems,
  rows = 12,
  id: givenId,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-details': details,
  ...props
}: CodeEditorProps) {
  const labels = useLabels();
  const id = useId();
  const area = useRef<CodeEditorHandle>(null);
  const [kept, setKept] = useState(defaultValue);
  const value = given ?? kept;
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    goTo: (place) => area.current?.goTo(place),
  }));
  const isInvalid = errorMessage !== undefined || problems.some(({ severity = 'error' }) => severity === 'error');
  return (
    <div className={field}>
      <Label
        id={`${id}-label`}
        elementType="span"
        className={isLabelHidden ? visuallyHidden : labelStyle}
        onClick={() => area.current?.focus()}
      >
        {label}
        {isOptional && <span className={mark}> {labels.optional}</span>}
      </Label>
      <Group
        role="presentation"
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        isReadOnly={isReadOnly}
        className={`${control} ${frame}`}
      >
        <div className={body} style={{ '--rows': String(rows) } as React.CSSProperties}>
          <Suspense
            fallback={
              <div aria-busy className={skeleton}>
                <Skeleton shape="text" lines={Math.min(rows, 8)} />
              </div>
            }
          >
            <CodeArea
              {...props}
              ref={area}
              id={givenId ?? `${id}-text`}
              labelledBy={joinIds(`${id}-label`, labelledBy)}
              describedBy={joinIds(`${id}-help`, describedBy)}
              details={details}
              value={value}
              onChange={(next) => {
                setKept(next);
                onChange?.(next);
              }}
              problems={problems}
              {...{ isInvalid, isRequired, isDisabled, isReadOnly }}
            />
          </Suspense>
        </div>
      </Group>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
      <PlainHelp id={`${id}-help`} description={description} errorMessage={errorMessage} />
    </div>
  );
}

const noProblems: readonly CodeProblem[] = [];
