import type { Editor } from '@tiptap/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhotoPlus,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { fill, useComponentLabels } from '../../labels/use-labels.ts';
import { pointsAlong } from '../../theme/text.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isAppleDevice } from '../KeyHint/keys.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { Toolbar, ToolbarSeparator } from '../Toolbar/Toolbar.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { richTextLabels } from '../../labels/components/rich-text.ts';
import { insertPictures, pictureTypes } from './pictures.ts';
import { toolbar } from './RichText.css.ts';

interface RichToolbarProps {
  /** Null until it is made. */
  readonly editor: Editor | null;
  readonly isDisabled: boolean;
  /** Without it, there is no button for pictures. */
  readonly readPicture: ((file: File) => Promise<string | null>) | undefined;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** What the text can be formatted with; each toggle shows whether the text at the cursor has it. */
export function RichToolbar({ editor, isDisabled, readPicture }: RichToolbarProps) {
  const labels = useComponentLabels(richTextLabels);
  const [isLinking, setIsLinking] = useState(false);
  const named = (name: string, ...keys: string[]) =>
    fill(labels.withShortcut, { name, keys: isAppleDevice() ? `⌘${keys.join('')}` : ['Ctrl', ...keys].join('+') });
  const chain = () => editor?.chain().focus();
  const is = (name: string, attributes?: Record<string, unknown>) => editor?.isActive(name, attributes) ?? false;
  const toggle = (label: string, sign: React.ReactNode, isSelected: boolean, run: () => void) => (
    <ToggleButton
      key={label}
      label={label}
      icon={sign}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={run}
    />
  );
  return (
    <div className={toolbar}>
      <Toolbar label={labels.formatting}>
        {toggle(named(labels.bold, 'B'), <IconBold {...icon} />, is('bold'), () => chain()?.toggleBold().run())}
        {toggle(named(labels.italic, 'I'), <IconItalic {...icon} />, is('italic'), () => chain()?.toggleItalic().run())}
        {toggle(named(labels.underline, 'U'), <IconUnderline {...icon} />, is('underline'), () =>
          chain()?.toggleUnderline().run(),
        )}
        {toggle(named(labels.strikethrough, 'Shift', 'S'), <IconStrikethrough {...icon} />, is('strike'), () =>
          chain()?.toggleStrike().run(),
        )}
        {toggle(named(labels.code, 'E'), <IconCode {...icon} />, is('code'), () => chain()?.toggleCode().run())}
        {toggle(labels.link, <IconLink {...icon} />, is('link'), () => setIsLinking(true))}
        {readPicture !== undefined && (
          <FileTrigger
            acceptedFileTypes={pictureTypes}
            allowsMultiple
            onSelect={(files) => {
              if (editor === null || files === null) return;
              const at = editor.state.selection.from;
              void insertPictures(editor, readPicture, [...files], at).then(() => editor.commands.focus());
            }}
          >
            <IconButton
              label={labels.insertPicture}
              icon={<IconPhotoPlus {...icon} />}
              isDisabled={isDisabled || editor === null}
            />
          </FileTrigger>
        )}
        <ToolbarSeparator />
        {toggle(named(labels.heading, 'Alt', '2'), <IconH2 {...icon} />, is('heading', { level: 2 }), () =>
          chain()?.toggleHeading({ level: 2 }).run(),
        )}
        {toggle(named(labels.subheading, 'Alt', '3'), <IconH3 {...icon} />, is('heading', { level: 3 }), () =>
          chain()?.toggleHeading({ level: 3 }).run(),
        )}
        {toggle(
          named(labels.bulletedList, 'Shift', '8'),
          <IconList {...icon} className={pointsAlong} />,
          is('bulletList'),
          () => chain()?.toggleBulletList().run(),
        )}
        {toggle(named(labels.numberedList, 'Shift', '7'), <IconListNumbers {...icon} />, is('orderedList'), () =>
          chain()?.toggleOrderedList().run(),
        )}
        {toggle(named(labels.quote, 'Shift', 'B'), <IconBlockquote {...icon} />, is('blockquote'), () =>
          chain()?.toggleBlockquote().run(),
        )}
        {toggle(named(labels.codeBlock, 'Alt', 'C'), <IconSourceCode {...icon} />, is('codeBlock'), () =>
          chain()?.toggleCodeBlock().run(),
        )}
        <ToolbarSeparator />
        <IconButton
          label={named(labels.undo, 'Z')}
          icon={<IconArrowBackUp {...icon} className={pointsAlong} />}
          isDisabled={isDisabled || editor?.can().undo() !== true}
          onPress={() => chain()?.undo().run()}
        />
        <IconButton
          label={named(labels.redo, 'Shift', 'Z')}
          icon={<IconArrowForwardUp {...icon} className={pointsAlong} />}
          isDisabled={isDisabled || editor?.can().redo() !== true}
          onPress={() => chain()?.redo().run()}
        />
      </Toolbar>
      {editor !== null && <LinkDialog editor={editor} isOpen={isLinking} onOpenChange={setIsLinking} />}
    </div>
  );
}
