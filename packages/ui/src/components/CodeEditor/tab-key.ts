import { indentLess, indentMore } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';

/** How long Escape changes what the next Tab does. */
const escapeMs = 2000;

/**
 * Tab indents or leaves the editor, as `indents` says, and does the other after Escape. A listener of its own, because
 * after Escape CodeMirror passes Tab by all its key bindings.
 */
export function listenToTab(view: EditorView, indents: () => boolean): () => void {
  let escapedAt = -Infinity;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') escapedAt = event.timeStamp;
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
    const isEscaped = event.timeStamp - escapedAt < escapeMs;
    escapedAt = -Infinity;
    if (view.state.readOnly || indents() === isEscaped) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    (event.shiftKey ? indentLess : indentMore)(view);
  };
  view.contentDOM.addEventListener('keydown', press, { capture: true });
  return () => view.contentDOM.removeEventListener('keydown', press, { capture: true });
}
