import type { Api, Layout } from '@apiyard/api/contract/hub/hub';
import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { JsonTree } from '@apiyard/ui/JsonTree';
import { SafeHtml } from '@apiyard/ui/SafeHtml';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Tabs } from '@apiyard/ui/Tabs';
import { Text } from '@apiyard/ui/Text';
import { Suspense, useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { hubCopy } from '../hub-copy.ts';
import type { ApiResponse, ResponseBody } from '@apiyard/kit/calls/response.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { isObject } from '@apiyard/kit/search/api-fields.ts';
import { ResponseFacts } from './ResponseFacts.tsx';
import { plainText, scroller } from './ResponseViews.css.ts';
import { HeaderList } from './HeaderList.tsx';
import { layoutFor } from './layouts/result-layout.ts';
import { placeNotes } from './layouts/row-notes.ts';
import { longText } from './long-text.ts';
import { MediaPreview } from './MediaPreview.tsx';
import { prettyJson } from './pretty-json.ts';
import type { ResultNote } from './result-notes.ts';
import { resultNotes } from './result-notes.ts';
import { ResultNotes } from './ResultNotes.tsx';
import { shownLengthMax } from './shown-length.ts';
import { tableRows } from './table-rows.ts';

// A tool shows its results in one of these.
const DiffResult = lazyPart('diff-result', () => import('./layouts/DiffResult.tsx').then((file) => file.DiffResult));
const PictureResult = lazyPart('picture-result', () =>
  import('./layouts/PictureResult.tsx').then((file) => file.PictureResult),
);
const TextResult = lazyPart('text-result', () => import('./layouts/TextResult.tsx').then((file) => file.TextResult));
const ValuesResult = lazyPart('values-result', () =>
  import('./layouts/ValuesResult.tsx').then((file) => file.ValuesResult),
);
const RowsTable = lazyPart('rows-table', () => import('./RowsTable.tsx').then(({ RowsTable }) => RowsTable));

type View = 'result' | 'text' | 'tree' | 'table' | 'preview' | 'raw' | 'headers';

export interface ResponseViewsProps {
  readonly api: Pick<Api, 'path' | 'layout' | 'input' | 'output' | 'notes'>;
  readonly answer: ApiResponse;
  /** The picture that the call was made with, if it was one. */
  readonly source: File | null;
}

/** Facts about the response and its views. The chosen view is kept for the next response. */
export function ResponseViews({ api, answer, source }: ResponseViewsProps) {
  const t = useCopy(hubCopy);
  const [chosen, setChosen] = useState<View | null>(null);
  const { body } = answer;
  const table = useMemo(() => (body.kind === 'json' ? tableRows(body.value) : null), [body]);
  const layout = layoutFor(api, body);
  const text = useMemo(() => (body.kind === 'json' && layout === 'data' ? longText(body.value) : null), [body, layout]);
  const notes = useMemo(() => (body.kind === 'json' ? resultNotes(body.value, api) : []), [body, api]);
  const { above, inRows } = useMemo(
    () =>
      layout === 'values' && body.kind === 'json' && isObject(body.value)
        ? placeNotes(notes, body.value)
        : { above: notes, inRows: [] },
    [notes, layout, body],
  );
  const views: Partial<Record<View, React.ReactNode>> = {};
  if (layout !== 'data')
    views.result = (
      <Suspense fallback={<Skeleton shape="text" lines={6} />}>
        <Result {...{ api, layout, body, source, inRows }} />
      </Suspense>
    );
  if (body.kind === 'json') {
    if (text) {
      views.text = (
        <div className={scroller}>
          <CodeBlock
            code={text.text.slice(0, shownLengthMax)}
            copyText={text.text}
            language="text"
            label={text.name}
            isWrapped
          />
        </div>
      );
    }
    views.tree = (
      <div className={scroller}>
        <JsonTree label={t('hub.play.answer')} value={body.value} />
      </div>
    );
    if (table) {
      views.table = (
        <Suspense fallback={<Skeleton shape="text" lines={6} />}>
          <RowsTable table={table} />
        </Suspense>
      );
    }
  }
  if (body.kind !== 'json' && body.kind !== 'text' && layout === 'data') views.preview = <MediaPreview media={body} />;
  if (body.kind === 'text' && body.type === 'text/html')
    views.preview = (
      // The site's policy, which the frame inherits, blocks pictures of other sites.
      <div className={scroller} tabIndex={0} role="group" aria-label={body.name}>
        <SafeHtml html={body.text} label={body.name} remotePictures="never" />
      </div>
    );
  if (body.kind === 'json' || body.kind === 'text') views.raw = <RawText body={body} />;
  if (answer.headers.length > 0) views.headers = <HeaderList headers={answer.headers} />;
  const ids = Object.keys(views) as View[];
  const selected = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? 'headers');
  return (
    <Stack space={2}>
      <ResponseFacts answer={answer} />
      {above.length > 0 && <ResultNotes notes={above} />}
      <Tabs
        label={t('hub.play.views')}
        selected={selected}
        onChange={(id) => setChosen(id as View)}
        items={ids.map((id) => ({ id, label: t(`hub.play.view.${id}`), content: views[id] }))}
      />
    </Stack>
  );
}

interface ResultProps extends Pick<ResponseViewsProps, 'api' | 'source'> {
  readonly layout: Exclude<Layout, 'data'>;
  readonly body: ResponseBody;
  /** Notes on rows of its tables. */
  readonly inRows: readonly ResultNote[];
}

/** The response as the tool wants it to be shown. */
function Result({ api, layout, body, source, inRows }: ResultProps) {
  if (layout === 'picture') return body.kind === 'picture' && <PictureResult picture={body} source={source} />;
  if (body.kind !== 'json' || !isObject(body.value)) return null;
  if (layout === 'diff') return <DiffResult api={api} data={body.value} />;
  return layout === 'text' ? (
    <TextResult api={api} data={body.value} />
  ) : (
    <ValuesResult output={api.output} data={body.value} notes={inRows} />
  );
}

function RawText({ body }: { readonly body: Extract<ResponseBody, { kind: 'json' | 'text' }> }) {
  const t = useCopy(hubCopy);
  const measure = useMeasure();
  const text = body.kind === 'json' ? prettyJson(body.text) : body.text;
  const shown = text.slice(0, shownLengthMax);
  return (
    <Stack space={1}>
      {body.kind === 'json' ? (
        <div className={scroller}>
          <CodeBlock code={shown} copyText={text} language="json" label="JSON" />
        </div>
      ) : (
        <pre className={plainText} tabIndex={0} role="group" aria-label={body.name} dir="auto">
          {shown}
        </pre>
      )}
      {text.length > shownLengthMax && (
        <Text size="small" tone="quiet">
          {t('hub.play.longText', { shown: measure.bytes(shownLengthMax) })}
        </Text>
      )}
    </Stack>
  );
}
