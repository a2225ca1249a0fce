/** The machine's snapshot, narrowed for the editor screen. */
import type { SnapshotFrom } from 'xstate';
import type { Issue } from '../definition/check.ts';
import { shownIssues } from '../definition/check.ts';
import type { EditorContext } from './editor-context.ts';
import { isUnsaved } from './editor-context.ts';
import type { editorMachine } from './editor.machine.ts';

export interface EditorState extends Omit<
  EditorContext,
  'past' | 'future' | 'sent' | 'thenPublish' | 'lastAt' | 'isFresh' | 'isChecked'
> {
  readonly phase: 'editing' | 'saving' | 'publishing' | 'acting' | 'stale';
  readonly isLooking: boolean;
  readonly isUnsaved: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Issues to show: those of the form after a save attempt, and those of the server. */
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

/** Server issues take precedence at the same place. */
function allIssues({ issues, definition, json }: Pick<EditorContext, 'issues' | 'definition' | 'json'>): Issue[] {
  if (json !== null) return [{ pointer: '', code: 'unreadable', figures: {}, detail: '' }];
  const own = shownIssues(definition).filter(({ pointer }) => !issues.some((issue) => issue.pointer === pointer));
  return [...issues, ...own];
}
