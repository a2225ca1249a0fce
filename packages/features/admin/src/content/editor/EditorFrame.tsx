import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { EndpointForm as Form } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { DraftOffer } from '@apiyard/kit/unsaved/DraftOffer.tsx';
import { contentCopy } from '../content-copy.ts';
import { useContentProblemText } from '../problem-text.ts';
import { StateMark } from '../StateMark.tsx';
import * as css from '../content.css.ts';
import type { Kept } from './editor.machine.ts';
import type { EditorState, SendEditor } from './use-content-editor.ts';
import { isGone } from './use-content-editor.ts';

interface EditorFrameProps<Written extends { readonly title: string; readonly publishAt: string | null }> {
  readonly state: EditorState<Written>;
  readonly send: SendEditor<Written>;
  readonly nowMs?: number;
  /** Page title for a new entry. */
  readonly newTitle: string;
  /** Public page of the entry. */
  readonly viewHref: string;
  readonly form: Form<Written>;
  /** The version that another admin saved, for comparison. */
  readonly renderTheirs: (theirs: Written) => ReactNode;
  readonly children: ReactNode;
}

/** Page around an editor form: title, save state, actions and errors. */
export function EditorFrame<Written extends { readonly title: string; readonly publishAt: string | null }>({
  state,
  send,
  nowMs,
  newTitle,
  viewHref,
  form,
  renderTheirs,
  children,
}: EditorFrameProps<Written>) {
  const t = useCopy(contentCopy);
  const textOf = useContentProblemText();
  const { phase, kept, theirs, written } = state;
  const isDraft = kept === null || kept.state === 'draft';
  const time = nowMs ?? Date.now();
  const isForLater = written.publishAt !== null && Date.parse(written.publishAt) > time;
  const attempt = (type: 'save' | 'publish') => {
    if (phase !== 'editing' || theirs !== null) return;
    if (form.check()) send({ type });
  };
  /** Errors of the previous values do not apply to the values that replace them. */
  const replacing: SendEditor<Written> = (order) => {
    if (order.type !== 'keep mine') form.reset();
    send(order);
  };
  useShortcut('Mod+s', isDraft ? t('content.saveDraft') : t('content.save'), () => attempt('save'));
  const title = kept?.written.title ?? newTitle;
  return (
    <Stack space={3}>
      <PageBand
        title={title}
        actions={
          <>
            {isDraft ? (
              <>
                <Button isDisabled={theirs !== null} onPress={() => attempt('save')}>
                  {t('content.saveDraft')}
                </Button>
                <Button
                  tone="primary"
                  isDisabled={theirs !== null}
                  isPending={phase === 'saving'}
                  onPress={() => attempt('publish')}
                >
                  {t(isForLater ? 'content.schedule' : 'content.publish')}
                </Button>
              </>
            ) : (
              <>
                <Button isDisabled={theirs !== null || phase === 'saving'} onPress={() => send({ type: 'unpublish' })}>
                  {t('content.unpublish')}
                </Button>
                <Button
                  tone="primary"
                  isDisabled={theirs !== null}
                  isPending={phase === 'saving'}
                  onPress={() => attempt('save')}
                >
                  {t('content.save')}
                </Button>
              </>
            )}
          </>
        }
      />
      <div className={css.marks}>
        <StateMark state={kept?.state ?? 'draft'} />
        <Text as="span" size="small" tone="quiet">
          {state.isUnsaved || kept === null ? (
            t('content.unsaved')
          ) : (
            <>
              {t('content.savedAt')} <Time at={kept.updatedAt} nowMs={time} />
            </>
          )}
        </Text>
        {kept?.state === 'published' && (
          <Link href={viewHref} look="text">
            {t('content.act.view')}
          </Link>
        )}
      </div>
      <DraftOffer
        at={state.offeredAt}
        nowMs={time}
        onRestore={() => replacing({ type: 'restore' })}
        onDiscard={() => send({ type: 'discard' })}
      />
      {theirs !== null && <StaleAlert theirs={theirs} nowMs={time} send={replacing} renderTheirs={renderTheirs} />}
      {isGone(state.error) && (
        <Alert
          tone="warning"
          title={t('content.gone.title')}
          action={
            <Button size="small" onPress={() => send({ type: 'keep as new' })}>
              {t('content.gone.keep')}
            </Button>
          }
        >
          {t('content.gone.text')}
        </Alert>
      )}
      <EndpointForm form={form} label={title} textOf={(error) => `${textOf(error)} ${t('content.keptTyped')}`}>
        {children}
      </EndpointForm>
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
  const t = useCopy(contentCopy);
  return (
    <Alert tone="warning" title={t('content.stale.title')}>
      <Stack space={1}>
        <div>
          {t('content.stale.text')} <Time at={theirs.updatedAt} nowMs={nowMs} />
        </div>
        {/* Focusable so that long content scrolls by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="region" aria-label={t('content.stale.theirs')} tabIndex={0} className={css.sheet}>
          {renderTheirs(theirs.written)}
        </div>
        <Inline>
          <Button size="small" onPress={() => send({ type: 'keep mine' })}>
            {t('content.stale.mine')}
          </Button>
          <Button size="small" onPress={() => send({ type: 'take theirs' })}>
            {t('content.stale.take')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
