import { useEffect } from 'react';
import type { EditorEvent } from './editor-events.ts';
import type { EditorState } from './editor-state.ts';

/** ⌘S saves, ⌘Enter publishes, ⌘Z undoes and ⇧⌘Z redoes; Ctrl on other platforms. */
export function useEditorKeys({ phase }: Pick<EditorState, 'phase'>, send: (event: EditorEvent) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const type =
        key === 's'
          ? 'save'
          : key === 'enter'
            ? 'publish'
            : key === 'z'
              ? event.shiftKey
                ? 'redo'
                : 'undo'
              : key === 'y'
                ? 'redo'
                : null;
      if (type === null) return;
      event.preventDefault();
      if (event.repeat && (type === 'save' || type === 'publish')) return;
      // Number fields commit on blur, so the shortcut blurs them first.
      if (document.activeElement instanceof HTMLInputElement) {
        const { activeElement } = document;
        activeElement.blur();
        activeElement.focus();
      }
      if (phase === 'editing' || type === 'undo' || type === 'redo') send({ type });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [phase, send]);
}
