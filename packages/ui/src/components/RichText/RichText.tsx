import type { CSSProperties } from 'react';
import { lazy, Suspense, useId, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { joinIds } from '../../element/element-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { control, field, label as labelStyle, mark } from '../../field/field.css.ts';
import { PlainHelp } from '../../field/plain-help.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { body, frame, skeleton } from './RichText.css.ts';
import { useMayFocus } from './use-may-focus.ts';

export interface RichTextProps extends FieldProps {
  /**
   * HTML with paragraphs, headings (`h2`, `h3`), lists, quotes, code, links, bold, italic, underline and strikethrough.
   * Anything else in it is left out. Empty text is `''`. Without it, the editor keeps the text itself.
   */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Gets the HTML, with nothing in it but the above. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Least height in lines; it grows with the text. @default 6 */
  rows?: number;
  /**
   * Reads a picture that is chosen, dropped or pasted, and returns its data URL, or null if there is no room for it. Without it,
   * texts have no pictures.
   */
  readPicture?: (file: File) => Promise<string | null>;
  /** An example, never the label. */
  placeholder?: string;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

const RichArea = lazy(() => import('./RichArea.tsx').then(({ RichArea }) => ({ default: RichArea })));

/**
 * Writes text with formatting: an announcement, a description, a reply. The value is HTML. For Markdown or plain text use
 * `TextArea`, to show HTML of others `SafeHtml`.
 */
export function RichText({
  ref,
  id,
  label,
  description,
  errorMessage,
  name,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  isReadOnly = false,
  value: given,
  defaultValue = '',
  onChange,
  rows = 6,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-details': details,
  autoFocus = false,
  ...props
}: RichTextProps) {
  const labels = useLabels();
  const ownId = useId();
  const textId = id ?? `${ownId}-text`;
  const mayFocus = useMayFocus(autoFocus);
  const [kept, setKept] = useState(defaultValue);
  const value = given ?? kept;
  const isInvalid = errorMessage !== undefined;
  return (
    <div ref={ref} className={field}>
      <Label
        id={`${ownId}-label`}
        elementType="span"
        className={labelStyle}
        onClick={() => document.getElementById(textId)?.focus()}
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
        <div className={body} style={{ '--rows': String(rows) } as CSSProperties}>
          <Suspense
            fallback={
              <div aria-busy className={isReadOnly ? skeleton.text : skeleton.withToolbar}>
                <Skeleton shape="text" lines={3} />
              </div>
            }
          >
            <RichArea
              {...props}
              id={textId}
              labelledBy={joinIds(`${ownId}-label`, labelledBy)}
              describedBy={joinIds(`${ownId}-help`, describedBy)}
              details={details}
              value={value}
              onChange={(next) => {
                setKept(next);
                onChange?.(next);
              }}
              {...{ isInvalid, isRequired, isDisabled, isReadOnly, mayFocus }}
            />
          </Suspense>
        </div>
      </Group>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
      <PlainHelp id={`${ownId}-help`} description={description} errorMessage={errorMessage} />
    </div>
  );
}
