import { commitField } from '@apiyard/kit/browser/commit-field.ts';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { editorCopy } from '../editor-copy.ts';
import type { EditorEvent } from './editor-events.ts';
import type { EditorState } from './editor-state.ts';

const undoOptions = { doesRepeat: true, isAboveFields: true } as const;

/** ⌘S saves, ⌘Enter publishes, ⌘Z undoes and ⇧⌘Z redoes; Ctrl on other platforms. */
export function useEditorKeys({ phase }: Pick<EditorState, 'phase'>, send: (event: EditorEvent) => void): void {
  const t = useCopy(editorCopy);
  const press = (type: 'save' | 'publish' | 'undo' | 'redo') => () => {
    commitField();
    if (phase === 'editing' || type === 'undo' || type === 'redo') send({ type });
  };
  useShortcut('Mod+s', t('apiEditor.save'), press('save'));
  useShortcut('Mod+Enter', t('apiEditor.publish'), press('publish'));
  useShortcut('Mod+z', t('apiEditor.undo'), press('undo'), undoOptions);
  useShortcut('Mod+Shift+z', t('apiEditor.redo'), press('redo'), undoOptions);
  useShortcut('Mod+y', t('apiEditor.redo'), press('redo'), { doesRepeat: true });
}
