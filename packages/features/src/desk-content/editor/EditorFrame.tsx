import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { PageBand } from '../../_kit/PageBand/PageBand.tsx';
import { Time } from '../../_kit/Time/Time.tsx';
import { DraftOffer } from '../../_kit/unsaved/DraftOffer.tsx';
import { deskCopy } from '../desk-copy.ts';
import { refusalText } from '../refusal.ts';
import { StateMark } from '../StateMark.tsx';
import * as css from '../desk.css.ts';
import type { Kept } from './editor.machine.ts';
import type { EditorState, SendEditor } from './use-desk-editor.ts';

interface EditorFrameProps<Written extends { readonly title: string; readonly publishAt: string | null }> {
  readonly state: EditorState<Written>;
  readonly send: SendEditor<Written>;
  readonly nowMs?: number;
  /** What something new is called. */
  readonly newTitle: string;
  readonly list: { readonly label: string; readonly href: string };
  /** Where readers find it. */
  readonly viewHref: string;
  /** False while something that is needed is missing: then the fields are told to say so. */
  readonly isComplete: boolean;
  readonly onIncomplete: () => void;
  /** What somebody else saved, to be compared. */
  readonly renderTheirs: (theirs: Written) => ReactNode;
  readonly children: ReactNode;
}

/** The page around a form: what it is called, whether it is saved and shown, and what stands in the way. */
export function EditorFrame<Written extends { readonly title: string; readonly publishAt: string | null }>({
  state,
  send,
  nowMs,
  newTitle,
  list,
  viewHref,
  isComplete,
  onIncomplete,
  renderTheirs,
  children,
}: EditorFrameProps<Written>) {
  const t = useCopy(deskCopy);
  const { phase, kept, theirs, written } = state;
  const isOpen = phase === 'editing' || phase === 'saving';
  const isDraft = kept === null || kept.state === 'draft';
  const time = nowMs ?? Date.now();
  const isForLater = written.publishAt !== null && Date.parse(written.publishAt) > time;
  const fields = useRef<HTMLDivElement>(null);
  const [missed, setMissed] = useState(0);
  // Told of by their fields, which come to whoever tried.
  useEffect(() => {
    if (missed > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [missed]);
  const attempt = (type: 'save' | 'publish') => {
    if (phase !== 'editing' || theirs !== null) return;
    if (isComplete) send({ type });
    else {
      onIncomplete();
      setMissed((times) => times + 1);
    }
  };
  useSaveKey(() => attempt('save'));
  const title = !isOpen ? newTitle : (kept?.written.title ?? newTitle);
  return (
    <Stack space={3}>
      <PageBand
        title={phase === 'missing' ? t('desk.missing') : phase === 'loading' || phase === 'failed' ? list.label : title}
        crumbs={[list]}
        actions={
          isOpen ? (
            <>
              {isDraft ? (
                <>
                  <Button isDisabled={theirs !== null} onPress={() => attempt('save')}>
                    {t('desk.saveDraft')}
                  </Button>
                  <Button
                    tone="primary"
                    isDisabled={theirs !== null}
                    isPending={phase === 'saving'}
                    onPress={() => attempt('publish')}
                  >
                    {t(isForLater ? 'desk.schedule' : 'desk.publish')}
                  </Button>
                </>
              ) : (
                <>
                  <Button
                    isDisabled={theirs !== null || phase === 'saving'}
                    onPress={() => send({ type: 'unpublish' })}
                  >
                    {t('desk.unpublish')}
                  </Button>
                  <Button
                    tone="primary"
                    isDisabled={theirs !== null}
                    isPending={phase === 'saving'}
                    onPress={() => attempt('save')}
                  >
                    {t('desk.save')}
                  </Button>
                </>
              )}
            </>
          ) : undefined
        }
      />
      {phase === 'loading' && (
        <div aria-busy>
          <Stack space={3}>
            <Skeleton shape="text" lines={2} />
            <Skeleton shape="text" lines={12} />
          </Stack>
        </div>
      )}
      {phase === 'failed' && (
        <Failed
          title={t('desk.editor.failed')}
          requestId={state.refusal?.requestId}
          onRetry={() => send({ type: 'retry' })}
        >
          {t('desk.failed.text')}
        </Failed>
      )}
      {phase === 'missing' && (
        <Empty
          title={t('desk.missing')}
          picture={<NothingFound />}
          action={
            <Link href={list.href} look="primary">
              {t('desk.missing.list')}
            </Link>
          }
        >
          {t('desk.missing.text')}
        </Empty>
      )}
      {isOpen && (
        <>
          <div className={css.marks}>
            <StateMark state={kept?.state ?? 'draft'} />
            <Text as="span" size="small" tone="quiet">
              {state.isUnsaved || kept === null ? (
                t('desk.unsaved')
              ) : (
                <>
                  {t('desk.savedAt')} <Time at={kept.updatedAt} nowMs={time} />
                </>
              )}
            </Text>
            {kept?.state === 'published' && (
              <Link href={viewHref} look="text">
                {t('desk.act.view')}
              </Link>
            )}
          </div>
          <DraftOffer
            at={state.offeredAt}
            nowMs={time}
            onRestore={() => send({ type: 'restore' })}
            onDiscard={() => send({ type: 'discard' })}
          />
          {theirs !== null && <StaleAlert theirs={theirs} nowMs={time} send={send} renderTheirs={renderTheirs} />}
          {state.refusal?.code === 'NotFound' ? (
            <Alert
              tone="warning"
              title={t('desk.gone.title')}
              action={
                <Button size="small" onPress={() => send({ type: 'keep as new' })}>
                  {t('desk.gone.keep')}
                </Button>
              }
            >
              {t('desk.gone.text')}
            </Alert>
          ) : (
            state.refusal !== null && (
              <Alert tone="error" title={t('desk.notSaved')}>
                {refusalText(t, state.refusal)} {t('desk.keptTyped')}
              </Alert>
            )
          )}
          <div ref={fields}>{children}</div>
        </>
      )}
    </Stack>
  );
}

interface StaleAlertProps<Written> {
  readonly theirs: Kept<Written>;
  readonly nowMs: number;
  readonly send: SendEditor<Written>;
  readonly renderTheirs: (theirs: Written) => ReactNode;
}

function StaleAlert<Written>({ theirs, nowMs, send, renderTheirs }: StaleAlertProps<Written>) {
  const t = useCopy(deskCopy);
  return (
    <Alert tone="warning" title={t('desk.stale.title')}>
      <Stack space={1}>
        <div>
          {t('desk.stale.text')} <Time at={theirs.updatedAt} nowMs={nowMs} />
        </div>
        {/* Long ones scroll, by keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="region" aria-label={t('desk.stale.theirs')} tabIndex={0} className={css.sheet}>
          {renderTheirs(theirs.written)}
        </div>
        <Inline>
          <Button size="small" onPress={() => send({ type: 'keep mine' })}>
            {t('desk.stale.mine')}
          </Button>
          <Button size="small" onPress={() => send({ type: 'take theirs' })}>
            {t('desk.stale.take')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}

/** ⌘S saves; Ctrl where there is no ⌘. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
