import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { forEachDiagnostic, lintGutter } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder as placeholderOf,
} from '@codemirror/view';
import { editorTheme } from './editor-theme.ts';
import { placeOf } from './problems.ts';
import type { CodeAreaProps } from './code-area-props.ts';

/** What never changes while an editor is shown. */
export function fixedExtensions(announceProblem: (line: number, column: number, message: string) => string): Extension {
  return [
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    history(),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    search({ top: true }),
    keymap.of([
      { key: 'F8', run: (view) => goToProblem(view, 1, announceProblem), preventDefault: true },
      { key: 'Shift-F8', run: (view) => goToProblem(view, -1, announceProblem), preventDefault: true },
      // What it does is a setting of ours.
      ...defaultKeymap.filter(({ key }) => key !== 'Ctrl-m'),
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
    ]),
    editorTheme,
  ];
}

/** Selects the next problem after the cursor, or the previous one before it; from the last on to the first. */
export function goToProblem(
  view: EditorView,
  step: 1 | -1,
  announceProblem: (line: number, column: number, message: string) => string,
): boolean {
  const found: { from: number; to: number; message: string }[] = [];
  forEachDiagnostic(view.state, ({ message }, from, to) => found.push({ from, to, message }));
  found.sort((a, b) => a.from - b.from);
  const { from: at } = view.state.selection.main;
  const next = step === 1 ? found.find(({ from }) => from > at) : found.findLast(({ from }) => from < at);
  const problem = next ?? found.at(step === 1 ? 0 : -1);
  if (problem === undefined) return false;
  const { line, column } = placeOf(view.state.doc, problem.from);
  view.dispatch({
    // The cursor is at its beginning.
    selection: { anchor: problem.to, head: problem.from },
    effects: [
      EditorView.scrollIntoView(problem.from, { y: 'center' }),
      EditorView.announce.of(announceProblem(line, column, problem.message)),
    ],
  });
  view.focus();
  return true;
}

/** What follows the props. */
export function settings(
  props: Omit<CodeAreaProps, 'ref' | 'value' | 'onChange' | 'problems' | 'language'>,
  phrases: Readonly<Record<string, string>>,
): Extension {
  const { labelledBy, describedBy, details } = props;
  const { isReadOnly, isDisabled, isInvalid, isRequired, isWrapped = false, placeholder = '' } = props;
  return [
    EditorState.readOnly.of(isReadOnly || isDisabled),
    EditorView.editable.of(!isDisabled),
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of({
      dir: 'ltr',
      ...(!isDisabled && { tabindex: '0' }),
      id: props.id,
      ...(labelledBy !== undefined && { 'aria-labelledby': labelledBy }),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(details !== undefined && { 'aria-details': details }),
      'aria-invalid': String(isInvalid),
      ...(isRequired && { 'aria-required': 'true' }),
      // Phones show no keyboard for text that cannot be changed.
      ...(isReadOnly && { 'aria-readonly': 'true', inputmode: 'none' }),
      ...(isDisabled && { 'aria-disabled': 'true' }),
    }),
    isWrapped ? EditorView.lineWrapping : [],
    placeholder === '' ? [] : placeholderOf(placeholder),
  ];
}
