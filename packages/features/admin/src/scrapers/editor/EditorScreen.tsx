import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { SplitPanes } from '@apiyard/ui/SplitPanes';
import { Tabs } from '@apiyard/ui/Tabs';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useKeepFocus } from '@apiyard/kit/browser/keep-focus.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { useScraperProblemText } from '../problem-text.ts';
import { editorCopy } from './editor-copy.ts';
import { EditorFormProvider } from './editor-form.tsx';
import type { EditorEvent } from './state/editor-events.ts';
import type { EditorState } from './state/editor-state.ts';
import { EditorHead } from './EditorHead.tsx';
import { panes, screen } from './EditorScreen.css.ts';
import { focusPick } from './focus-place.ts';
import { FormPane } from './FormPane.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { StaleAlert } from './StaleAlert.tsx';
import { useEditorKeys } from './state/use-editor-keys.ts';
import { useRoomForPreview } from './use-room.ts';

export interface EditorScreenProps {
  readonly state: EditorState;
  readonly send: (event: EditorEvent) => void;
}

/** Editor of a scraper API: form and preview side by side. */
export function EditorScreen({ state, send }: EditorScreenProps) {
  return (
    <EditorFormProvider state={state} send={send}>
      <Loaded state={state} send={send} />
    </EditorFormProvider>
  );
}

function Loaded({ state, send }: EditorScreenProps) {
  const t = useCopy(editorCopy);
  const hasRoom = useRoomForPreview();
  const [tab, setTab] = useState('form');
  const [jump, setJump] = useState<{ readonly pointer: string } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEditorKeys(state, send);
  useKeepFocus(box);
  const pickedBefore = useRef(state.picking);
  useEffect(() => {
    const before = pickedBefore.current;
    pickedBefore.current = state.picking;
    // The focused picker is removed, so the focus moves back to its button.
    if (before === null || state.picking !== null || document.activeElement !== document.body) return undefined;
    return focusPick(before);
  }, [state.picking]);
  const onJump = (pointer: string) => {
    setTab('form');
    setJump({ pointer });
  };
  const form = <FormPane jump={jump} onJump={onJump} />;
  const preview = <PreviewPane onJump={onJump} />;
  return (
    <div ref={box} className={screen}>
      <EditorHead />
      <Notices state={state} send={send} />
      {hasRoom ? (
        <div className={panes}>
          <SplitPanes
            label={t('apiEditor.width')}
            startShare={42}
            sizesMin={[320, 320]}
            keepAs="scraper-editor"
            isNeverStacked
            start={form}
            end={preview}
          />
        </div>
      ) : (
        <Tabs
          label={t('apiEditor.panes')}
          selected={state.picking === null ? tab : 'preview'}
          onChange={setTab}
          items={[
            { id: 'form', label: t('apiEditor.pane.form'), content: form },
            { id: 'preview', label: t('apiEditor.pane.preview'), content: <div className={panes}>{preview}</div> },
          ]}
        />
      )}
    </div>
  );
}

/** Notices above the editor. */
function Notices({ state, send }: EditorScreenProps) {
  const t = useCopy(editorCopy);
  const textOf = useScraperProblemText();
  if (state.phase === 'stale') return <StaleAlert />;
  return (
    <>
      {state.failure && (
        <Alert
          tone="error"
          title={t(`apiEditor.failed.${state.failure.of}`)}
          onClose={() => send({ type: 'forget failure' })}
        >
          {refusalOf(state.failure.error).code === null ? t('apiEditor.failed.text') : textOf(state.failure.error)}
        </Alert>
      )}
      {state.restoredAt !== null && (
        <Alert
          tone="info"
          onClose={() => send({ type: 'keep restored' })}
          action={
            <Button size="small" onPress={() => send({ type: 'discard' })}>
              {t('apiEditor.restored.discard')}
            </Button>
          }
        >
          {t('apiEditor.restored')} <Time at={state.restoredAt} />
        </Alert>
      )}
    </>
  );
}
