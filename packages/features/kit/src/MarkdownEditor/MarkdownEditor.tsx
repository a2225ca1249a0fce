import { isAppleDevice } from '@apiyard/ui/keys';
import { IconButton } from '@apiyard/ui/IconButton';
import { Markdown } from '@apiyard/ui/Markdown';
import { Text } from '@apiyard/ui/Text';
import { TextArea } from '@apiyard/ui/TextArea';
import type { TextAreaProps } from '@apiyard/ui/TextArea';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { Toolbar, ToolbarGroup, ToolbarSeparator } from '@apiyard/ui/Toolbar';
import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconEye,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPencil,
} from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { useCopy } from '../copy.ts';
import {
  caption,
  choice,
  frame,
  head,
  page,
  panes,
  preview as previewPane,
  sheet,
  write,
} from './MarkdownEditor.css.ts';
import { markdownEditorCopy } from './markdown-editor-copy.ts';
import type { Mark } from './marks.ts';
import { marked } from './marks.ts';

interface MarkdownEditorProps extends Pick<
  TextAreaProps,
  'description' | 'errorMessage' | 'isRequired' | 'isOptional' | 'isDisabled' | 'rows' | 'name'
> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A soft limit: longer text is not cut, but shown as an error. */
  readonly charsMax?: number;
  /** Heading level of `#` in the preview. @default 2 */
  readonly headingLevel?: 2 | 3 | 4;
  /** Renders the preview as readers will see it, if that is more than the text alone. */
  readonly preview?: ReactNode;
  /** Further tools at the end of the toolbar; `insert` puts a text where the caret is. */
  readonly tools?: (insert: (text: string) => void) => ReactNode;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const words = [
  { mark: 'bold', label: 'markdown.bold', Icon: IconBold, code: 'KeyB', cap: 'B', withShift: false },
  { mark: 'italic', label: 'markdown.italic', Icon: IconItalic, code: 'KeyI', cap: 'I', withShift: false },
  { mark: 'link', label: 'markdown.link', Icon: IconLink, code: 'KeyK', cap: 'K', withShift: false },
  { mark: 'code', label: 'markdown.code', Icon: IconCode, code: 'KeyE', cap: 'E', withShift: false },
] as const;
const lines = [
  { mark: 'heading', label: 'markdown.heading', Icon: IconHeading, code: 'Digit2', cap: '2', withShift: true },
  { mark: 'list', label: 'markdown.list', Icon: IconList, code: 'Digit8', cap: '8', withShift: true },
  { mark: 'numbers', label: 'markdown.numbers', Icon: IconListNumbers, code: 'Digit7', cap: '7', withShift: true },
  { mark: 'quote', label: 'markdown.quote', Icon: IconBlockquote, code: 'Digit9', cap: '9', withShift: true },
] as const;

type Tool = (typeof words)[number] | (typeof lines)[number];

const keysOf = ({ cap, withShift }: Tool) => `${isAppleDevice() ? '⌘' : 'Ctrl+'}${withShift ? '⇧' : ''}${cap}`;

/** Matches physical keys, so that shortcuts work on keyboards of any script. */
function toolOf(event: KeyboardEvent): Tool | undefined {
  const hasMod = isAppleDevice() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!hasMod || event.altKey || event.nativeEvent.isComposing) return undefined;
  return [...words, ...lines].find(
    ({ code, cap, withShift }) =>
      withShift === event.shiftKey &&
      (withShift
        ? event.code === code
        : event.key.toLowerCase() === cap.toLowerCase() || (event.key > '\u024F' && event.code === code)),
  );
}

/**
 * Replaces a part of the text and fires input events. This command is the only one that keeps native undo;
 * it is deprecated, but every browser supports it and there is no replacement.
 */
function type(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
  area.focus();
  area.setSelectionRange(from, to);
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** A text with marks and how readers will see it: side by side, or one after the other where there is less room. */
export function MarkdownEditor({
  label,
  value,
  onChange,
  charsMax,
  errorMessage,
  headingLevel = 2,
  preview,
  tools,
  rows = 16,
  ...field
}: MarkdownEditorProps) {
  const t = useCopy(markdownEditorCopy);
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const box = useRef<HTMLDivElement>(null);
  const captionId = useId();
  const isTooLong = charsMax !== undefined && value.length > charsMax;
  const press = (mark: Mark) => {
    const area = areaIn(box);
    if (area === null) return;
    const { from, to, insert, start, end } = marked(mark, {
      text: area.value,
      start: area.selectionStart,
      end: area.selectionEnd,
    });
    type(area, from, to, insert);
    area.setSelectionRange(start, end);
  };
  const insert = (text: string) => {
    const area = areaIn(box);
    if (area !== null) type(area, area.selectionStart, area.selectionEnd, text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = event.target instanceof HTMLTextAreaElement ? toolOf(event) : undefined;
    if (tool === undefined) return;
    // The browser and the rest of the page have plans for some of these keys.
    event.preventDefault();
    if (!event.repeat) press(tool.mark);
  };
  const button = (tool: Tool) => (
    <IconButton
      key={tool.mark}
      label={`${t(tool.label)} (${keysOf(tool)})`}
      icon={<tool.Icon {...icon} />}
      isDisabled={field.isDisabled ?? false}
      onPress={() => press(tool.mark)}
    />
  );
  return (
    <div className={frame}>
      <div className={head}>
        <Toolbar label={t('markdown.toolbar', { field: label })}>
          <ToolbarGroup label={t('markdown.words')}>{words.map(button)}</ToolbarGroup>
          <ToolbarSeparator />
          <ToolbarGroup label={t('markdown.lines')}>{lines.map(button)}</ToolbarGroup>
          {tools && (
            <>
              <ToolbarSeparator />
              <Further tools={tools} insert={insert} />
            </>
          )}
        </Toolbar>
        <div className={choice}>
          <ToggleButtonGroup
            label={t('markdown.view')}
            size="small"
            value={shown}
            onChange={setShown}
            options={[
              { id: 'write', label: t('markdown.write'), icon: <IconPencil {...icon} /> },
              { id: 'preview', label: t('markdown.preview'), icon: <IconEye {...icon} /> },
            ]}
          />
        </div>
      </div>
      <div ref={box} className={panes} data-shown={shown}>
        {/* Keys go up from the field itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className={write} onKeyDownCapture={onKeyDown}>
          <TextArea
            {...field}
            label={label}
            value={value}
            onChange={onChange}
            rows={rows}
            dir="auto"
            {...(isTooLong
              ? { errorMessage: t('markdown.tooLong', { count: value.length, max: charsMax }) }
              : errorMessage !== undefined && { errorMessage })}
          />
        </div>
        <div className={previewPane}>
          <span id={captionId} className={caption}>
            {t('markdown.preview')}
          </span>
          <div className={sheet}>
            {/* Keyboards scroll it, as they scroll the field. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div role="region" aria-labelledby={captionId} tabIndex={0} className={page}>
              {preview ?? <Shown text={value} headingLevel={headingLevel} />}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

interface FurtherProps extends Pick<Required<MarkdownEditorProps>, 'tools'> {
  readonly insert: (text: string) => void;
}

function Further({ tools, insert }: FurtherProps) {
  return tools(insert);
}

function areaIn(box: RefObject<HTMLDivElement | null>): HTMLTextAreaElement | null {
  return box.current?.querySelector('textarea') ?? null;
}

/** A deferred preview, which never blocks typing. */
function Shown({ text, headingLevel }: { readonly text: string; readonly headingLevel: 2 | 3 | 4 }) {
  const t = useCopy(markdownEditorCopy);
  const settled = useDeferredValue(text);
  if (settled.trim() === '') return <Text tone="quiet">{t('markdown.nothing')}</Text>;
  return <Markdown headingLevel={headingLevel}>{settled}</Markdown>;
}
