import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Dense } from '@apiyard/ui/Dense';
import { Empty } from '@apiyard/ui/Empty';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Tabs } from '@apiyard/ui/Tabs';
import { Text } from '@apiyard/ui/Text';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { useScraperProblemText } from '../../problem-text.ts';
import { formIssues, previewable } from '../definition/check.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';
import { ServerSentence } from '../../../ServerSentence.tsx';
import { ScalarField } from '../sections/ScalarField.tsx';
import { FieldsView } from './FieldsView.tsx';
import { HintList } from './HintList.tsx';
import { PageView } from './PageView.tsx';
import { facts, grow, head, pane, paramRow, scroll, views } from './PreviewPane.css.ts';
import { ResultView } from './ResultView.tsx';
import { TraceView } from './TraceView.tsx';

/** Live preview of the definition. */
export function PreviewPane({ onJump }: { readonly onJump: (pointer: string) => void }) {
  const t = useCopy(editorCopy);
  const { state, definition } = useEditorForm();
  const [view, setView] = useState('page');
  const { preview } = state;
  return (
    <section className={pane} aria-label={t('apiEditor.preview')} aria-busy={state.isLooking}>
      <Head />
      {preview === null ? (
        <div className={scroll}>
          <Nothing onJump={onJump} />
        </div>
      ) : (
        <>
          <Warnings />
          <div className={views}>
            <Dense>
              <Tabs
                label={t('apiEditor.preview.views')}
                selected={state.picking === null ? view : 'page'}
                onChange={setView}
                items={[
                  { id: 'page', label: t('apiEditor.preview.page'), content: <PageView preview={preview} /> },
                  { id: 'result', label: t('apiEditor.preview.result'), content: <ResultView preview={preview} /> },
                  {
                    id: 'fields',
                    label: t('apiEditor.preview.fields'),
                    content: <FieldsView preview={preview} definition={definition} />,
                  },
                  { id: 'trace', label: t('apiEditor.preview.trace'), content: <TraceView preview={preview} /> },
                ]}
              />
            </Dense>
          </div>
        </>
      )}
    </section>
  );
}

function Head() {
  const t = useCopy(editorCopy);
  const measure = useMeasure();
  const { state, definition, send } = useEditorForm();
  const page = state.preview?.page ?? null;
  const params = definition.params.filter(({ name }) => name !== '');
  const isOlder = page !== null && previewable(definition) === null;
  return (
    <div className={head}>
      <div className={facts}>
        {page === null ? (
          <span className={grow}>
            <Text as="span" weight="heading">
              {t('apiEditor.preview')}
            </Text>
          </span>
        ) : (
          <>
            <Badge tone={page.status < 400 ? 'neutral' : 'error'}>{String(page.status)}</Badge>
            <span className={grow}>
              <Text as="div" size="small" isMono isTruncated>
                {page.url}
              </Text>
            </span>
            <Text as="span" size="small" tone="quiet">
              {[page.contentType.split(';')[0], measure.bytes(page.bytes)].join(' · ')}
            </Text>
          </>
        )}
        <span role="status">
          {(state.isLooking || isOlder) && (
            <Text as="span" size="small" tone={isOlder ? 'warning' : 'quiet'}>
              {isOlder ? t('apiEditor.preview.older') : t('apiEditor.preview.looking')}
            </Text>
          )}
        </span>
        <IconButton
          label={t('apiEditor.preview.fresh')}
          icon={<IconRefresh size={20} stroke={1.5} />}
          isDisabled={state.isLooking || definition.request.url === ''}
          onPress={() => send({ type: 'look again' })}
        />
      </div>
      {params.length > 0 && (
        <Dense>
          <div role="group" aria-label={t('apiEditor.preview.params')} className={paramRow}>
            {params.map(({ name, type, options, example, default: preset }) => (
              <ScalarField
                key={name}
                label={name}
                type={type}
                options={options}
                value={state.params[name] ?? example ?? preset}
                onChange={(value) => send({ type: 'set parameter', name, value: value ?? '' })}
              />
            ))}
          </div>
        </Dense>
      )}
    </div>
  );
}

/** Empty state of the preview. */
function Nothing({ onJump }: { readonly onJump: (pointer: string) => void }) {
  const t = useCopy(editorCopy);
  const { state, definition } = useEditorForm();
  if (state.isLooking) return <Skeleton shape="text" lines={8} />;
  if (state.previewError !== null) return <Refused />;
  if (definition.request.url === '') {
    return (
      <Empty
        title={t('apiEditor.preview.none')}
        action={
          <Inline justify="center">
            <Button onPress={() => onJump('/request/url')}>{t('apiEditor.preview.toUrl')}</Button>
            {state.id === null && <Link href="/addscrape/start">{t('apiEditor.preview.suggest')}</Link>}
          </Inline>
        }
      >
        {t('apiEditor.preview.noneText')}
      </Empty>
    );
  }
  // The preview is about to run.
  if (previewable(definition) !== null) return <Skeleton shape="text" lines={8} />;
  const [first] = formIssues(definition).filter(({ pointer }) => !/^\/(?:title|path|summary|tests)/.test(pointer));
  return (
    <Empty
      title={t('apiEditor.preview.blocked')}
      {...(first
        ? { action: <Button onPress={() => onJump(first.pointer)}>{t('apiEditor.preview.toIssue')}</Button> }
        : {})}
    >
      {t('apiEditor.preview.blockedText')}
    </Empty>
  );
}

function Refused() {
  const t = useCopy(editorCopy);
  const { state, send } = useEditorForm();
  const textOf = useScraperProblemText();
  const { previewError: error } = state;
  if (error === null) return null;
  const {
    code,
    issues: [issue],
  } = refusalOf(error);
  return (
    <Alert
      tone="error"
      title={t('apiEditor.preview.refused')}
      action={
        <Button size="small" onPress={() => send({ type: 'look again' })}>
          {t('apiEditor.tryAgain')}
        </Button>
      }
    >
      {issue ? (
        <ServerSentence>{issue.detail}</ServerSentence>
      ) : code === null ? (
        t('apiEditor.preview.noAnswer')
      ) : (
        textOf(error)
      )}
    </Alert>
  );
}

/** The error of the run, above its partial result. */
function Warnings() {
  const t = useCopy(editorCopy);
  const { state } = useEditorForm();
  const { preview } = state;
  if (preview === null || (state.previewError === null && preview.failure === null && preview.hints.length === 0))
    return null;
  return (
    <div className={head}>
      <Stack space={1}>
        <Refused />
        {preview.failure && (
          <Alert tone="error" title={t('apiEditor.preview.failed')}>
            <ServerSentence>{preview.failure.detail}</ServerSentence>
          </Alert>
        )}
        <HintList hints={preview.hints} />
      </Stack>
    </div>
  );
}
