import { setDiagnostics } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { fill, useComponentLabels } from '../../labels/use-labels.ts';
import { adoptEditorStyles } from './adopt-styles.ts';
import type { CodeAreaProps } from './code-area-props.ts';
import { host } from './CodeEditor.css.ts';
import { EditorBar } from './EditorBar.tsx';
import { fixedExtensions, goToProblem, settings } from './editor-extensions.ts';
import { loadEditorLanguage } from './editor-languages.ts';
import { codeEditorLabels } from '../../labels/components/code-editor.ts';
import { diagnosticsOf, offsetOf, placeOf } from './problems.ts';
import { listenToTab } from './tab-key.ts';

/** A change that comes from the `value`, not from the person. */
const isFromOutside = Annotation.define<true>();

/** The editor of CodeMirror, with a bar below it. */
export function CodeArea({ ref, value, onChange, onBlur, problems, language = 'text', ...props }: CodeAreaProps) {
  const labels = useComponentLabels(codeEditorLabels);
  const { direction } = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [parts] = useState(() => ({ settings: new Compartment(), language: new Compartment() }));
  const [place, setPlace] = useState({ line: 1, column: 1 });
  const [indents, setIndents] = useState(props.isTabIndenting ?? false);
  const announceProblem = (line: number, column: number, message: string) =>
    fill(labels.problem, { place: placeText(line, column), message });
  const placeText = (line: number, column: number) =>
    fill(labels.place, { line: String(line), column: String(column) });
  const toggleTab = () => {
    setIndents(!indents);
    view.current?.dispatch({ effects: EditorView.announce.of(indents ? labels.tabLeaves : labels.tabIndents) });
  };
  // The view is made once; what it calls is that of the last render.
  const latest = useRef({ onChange, onBlur, announceProblem, toggleTab, indents });
  useLayoutEffect(() => {
    latest.current = { onChange, onBlur, announceProblem, toggleTab, indents };
  });
  const first = useRef({ value, autoFocus: props.autoFocus ?? false });

  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    adoptEditorStyles();
    const made = new EditorView({
      parent: element.current,
      state: EditorState.create({
        doc: first.current.value,
        extensions: [
          parts.settings.of([]),
          parts.language.of([]),
          fixedExtensions((...at) => latest.current.announceProblem(...at)),
          EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
            if (docChanged || selectionSet) setPlace(placeOf(state.doc, state.selection.main.head));
            if (docChanged && !transactions.some((one) => one.annotation(isFromOutside) === true))
              latest.current.onChange(state.doc.toString());
          }),
          EditorView.domEventHandlers({
            blur: () => latest.current.onBlur?.(),
            keydown: (event) => {
              if (event.key.toLowerCase() !== 'm' || !event.ctrlKey || event.altKey || event.metaKey) return false;
              latest.current.toggleTab();
              return true;
            },
          }),
        ],
      }),
    });
    view.current = made;
    if (first.current.autoFocus) made.focus();
    const stopTab = listenToTab(made, () => latest.current.indents);
    return () => {
      stopTab();
      made.destroy();
      view.current = null;
    };
  }, [parts]);

  const {
    id,
    labelledBy,
    describedBy,
    details,
    isInvalid,
    isRequired,
    isReadOnly,
    isDisabled,
    isWrapped,
    placeholder,
  } = props;
  useLayoutEffect(() => {
    const extensions = settings(
      {
        id,
        labelledBy,
        describedBy,
        details,
        isInvalid,
        isRequired,
        isReadOnly,
        isDisabled,
        ...(isWrapped !== undefined && { isWrapped }),
        ...(placeholder !== undefined && { placeholder }),
      },
      labels.phrases,
    );
    view.current?.dispatch({ effects: parts.settings.reconfigure(extensions) });
  }, [
    parts,
    labels,
    id,
    labelledBy,
    describedBy,
    details,
    isInvalid,
    isRequired,
    isReadOnly,
    isDisabled,
    isWrapped,
    placeholder,
  ]);

  useLayoutEffect(() => {
    const current = view.current;
    if (current === null || current.state.doc.toString() === value) return;
    current.dispatch({
      changes: { from: 0, to: current.state.doc.length, insert: value },
      annotations: isFromOutside.of(true),
    });
  }, [value]);

  useEffect(() => {
    let isCurrent = true;
    void loadEditorLanguage(language).then((extension) => {
      if (isCurrent) view.current?.dispatch({ effects: parts.language.reconfigure(extension) });
    });
    return () => {
      isCurrent = false;
    };
  }, [parts, language]);

  useEffect(() => {
    const current = view.current;
    if (current !== null) current.dispatch(setDiagnostics(current.state, diagnosticsOf(current.state.doc, problems)));
    // With the value, because it moves the problems.
  }, [problems, value]);

  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    goTo: ({ line, column }) => {
      const current = view.current;
      if (current === null) return;
      const at = offsetOf(current.state.doc, line, column);
      current.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      current.focus();
    },
  }));

  return (
    <>
      <div
        ref={element}
        dir="ltr"
        className={host}
        // The search is part of the interface, unlike the code.
        style={{ '--panel-direction': direction } as CSSProperties}
      />
      <EditorBar
        place={placeText(place.line, place.column)}
        problems={problems}
        line={place.line}
        indents={indents}
        isReadOnly={isReadOnly}
        isDisabled={isDisabled}
        onToggleTab={toggleTab}
        onFind={() => view.current && openSearchPanel(view.current)}
        onNextProblem={() => view.current && goToProblem(view.current, 1, announceProblem)}
      />
    </>
  );
}
