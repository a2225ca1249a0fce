/** What the editor's screen is told: the machine's snapshot, narrowed. */
import type { SnapshotFrom } from 'xstate';
import type { Issue } from './definition/check.ts';
import { shownIssues } from './definition/check.ts';
import type { EditorContext } from './editor-context.ts';
import { isUnsaved } from './editor-context.ts';
import type { editorMachine } from './editor.machine.ts';

export interface EditorState extends Omit<
  EditorContext,
  'past' | 'future' | 'sent' | 'thenPublish' | 'lastAt' | 'isFresh' | 'isChecked'
> {
  readonly phase: 'loading' | 'missing' | 'editing' | 'saving' | 'publishing' | 'acting' | 'stale';
  readonly isLooking: boolean;
  readonly isUnsaved: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** All that is to be shown at its place: the form's own once it was tried to save, and the server's. */
  readonly issues: readonly Issue[];
}

export function stateOf(snapshot: SnapshotFrom<typeof editorMachine>): EditorState {
  const {
    past,
    future,
    sent: _sent,
    thenPublish,
    lastAt: _lastAt,
    isFresh: _isFresh,
    isChecked,
    ...context
  } = snapshot.context;
  const { document, preview } = snapshot.value;
  const phases = { arrived: 'editing', saved: thenPublish ? 'publishing' : 'editing', meeting: 'saving' } as const;
  return {
    ...context,
    phase: document === 'arrived' || document === 'saved' || document === 'meeting' ? phases[document] : document,
    isLooking: preview === 'running',
    isUnsaved: isUnsaved(context),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    issues: isChecked ? allIssues(context) : context.issues,
  };
}

/** The server's word wins at a place where both have one. */
function allIssues({ issues, definition, json }: Pick<EditorContext, 'issues' | 'definition' | 'json'>): Issue[] {
  if (json !== null) return [{ pointer: '', code: 'unreadable', figures: {}, detail: '' }];
  const own = shownIssues(definition).filter(({ pointer }) => !issues.some((issue) => issue.pointer === pointer));
  return [...issues, ...own];
}
