import type { Issue } from './definition/check.ts';
import type { EditorTranslate } from './editor-copy.ts';

const keys = {
  missing: 'apiEditor.issue.missing',
  'too long': 'apiEditor.issue.tooLong',
  'too small': 'apiEditor.issue.tooSmall',
  'too big': 'apiEditor.issue.tooBig',
  'wrong form': 'apiEditor.issue.wrongForm',
  'wrong name': 'apiEditor.issue.wrongName',
  'wrong path': 'apiEditor.issue.wrongPath',
  'wrong kind': 'apiEditor.issue.wrongKind',
  unknown: 'apiEditor.issue.unknown',
  taken: 'apiEditor.issue.taken',
  unreadable: 'apiEditor.issue.unreadable',
} as const satisfies Record<Exclude<Issue['code'], 'server'>, string>;

/** Text of an issue. Server issues have their own text. */
export function issueText(t: EditorTranslate, { code, figures, detail }: Issue): string {
  return code === 'server' ? detail : t(keys[code], figures);
}
