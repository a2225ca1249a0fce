import { Editor } from '@tiptap/core';
import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { host } from './RichText.css.ts';
import type { RichAreaProps } from './rich-area-props.ts';
import { arePictures, insertPictures } from './pictures.ts';
import { richExtensions } from './rich-extensions.ts';
import { RichToolbar } from './RichToolbar.tsx';

/** The editor of tiptap, with the toolbar above it. */
export function RichArea({ value, onChange, onBlur, readPicture, placeholder = '', ...props }: RichAreaProps) {
  const { id, labelledBy, describedBy, details, isInvalid, isRequired, isDisabled, isReadOnly, mayFocus } = props;
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  // The editor is made once; what it calls is that of the last render.
  const latest = useRef({ onChange, onBlur, readPicture });
  useLayoutEffect(() => {
    latest.current = { onChange, onBlur, readPicture };
  });
  const first = useRef({ value, placeholder, hasPictures: readPicture !== undefined });
  /** The value that the editor has: what it was given may be written in another way. */
  const shown = useRef(value);

  useLayoutEffect(() => {
    const parent = element.current;
    if (parent === null) return undefined;
    const made = new Editor({
      element: parent,
      extensions: richExtensions(first.current.placeholder, first.current.hasPictures),
      content: first.current.value,
      // Each paragraph has the direction of its first letter.
      textDirection: 'auto',
      // Its style element would be blocked by the site's content security policy.
      injectCSS: false,
      onUpdate: () => {
        shown.current = made.isEmpty ? '' : made.getHTML();
        latest.current.onChange(shown.current);
      },
      onTransaction: rerender,
      onBlur: () => latest.current.onBlur?.(),
    });
    setEditor(made);
    // Not by the editor's own `autofocus`, which comes later and takes the focus from a field in which someone types by then.
    if (mayFocus.current) made.view.focus();
    // Tab moves on to the next control; lists are nested by their own keys.
    const passTab = (event: KeyboardEvent) => {
      if (event.key === 'Tab') event.stopImmediatePropagation();
      if (!(event.ctrlKey || event.metaKey) || (event.key !== ']' && event.key !== '[')) return;
      event.preventDefault();
      if (event.key === ']') made.commands.sinkListItem('listItem');
      else made.commands.liftListItem('listItem');
    };
    parent.addEventListener('keydown', passTab, { capture: true });
    return () => {
      parent.removeEventListener('keydown', passTab, { capture: true });
      made.destroy();
    };
  }, [mayFocus]);

  useLayoutEffect(() => {
    if (editor === null) return;
    /** Whether the files are taken as pictures of the text. */
    const take = (files: FileList | undefined, at: number): boolean => {
      const pictures = [...(files ?? [])];
      const { readPicture: read } = latest.current;
      if (read === undefined || !arePictures(pictures)) return false;
      void insertPictures(editor, read, pictures, at);
      return true;
    };
    editor.setOptions({
      editable: !isReadOnly && !isDisabled,
      editorProps: {
        handlePaste: ({ state }, { clipboardData }) => take(clipboardData?.files, state.selection.from),
        handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) =>
          take(dataTransfer?.files, view.posAtCoords({ left, top })?.pos ?? view.state.selection.from),
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          ...(labelledBy !== undefined && { 'aria-labelledby': labelledBy }),
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
          ...(details !== undefined && { 'aria-details': details }),
          'aria-invalid': String(isInvalid),
          'aria-required': String(isRequired),
          'aria-readonly': String(isReadOnly),
          'aria-disabled': String(isDisabled),
          ...(!isDisabled && { tabindex: '0' }),
        },
      },
    });
  }, [editor, id, labelledBy, describedBy, details, isInvalid, isRequired, isReadOnly, isDisabled]);

  useLayoutEffect(() => {
    if (editor === null || shown.current === value) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <>
      {!isReadOnly && <RichToolbar editor={editor} isDisabled={isDisabled} readPicture={readPicture} />}
      <div ref={element} className={host} />
    </>
  );
}
