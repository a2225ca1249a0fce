import type { Preview } from '@apiyard/api/contract/scrapers/scrapers';
import { IconButton } from '@apiyard/ui/IconButton';
import { Select } from '@apiyard/ui/Select';
import { Text } from '@apiyard/ui/Text';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';
import { PagePicker } from '../pick/PagePicker.tsx';
import { JsonPicker } from '../pick/JsonPicker.tsx';
import { useRoomForTwo } from '../use-room.ts';
import { reportNameAt } from './highlights.ts';
import { both, grow, half, matchBar, scroll, single } from './PreviewPane.css.ts';
import { RenderedFrame } from './RenderedFrame.tsx';
import { SourceView } from './SourceView.tsx';

type Shown = 'both' | 'source' | 'rendered';

/** The source and the rendered page, with the matches of the active selector highlighted. */
export function PageView({ preview }: { readonly preview: Preview }) {
  const t = useCopy(editorCopy);
  const { definition, state } = useEditorForm();
  const hasRoom = useRoomForTwo();
  const [chosen, setChosen] = useState<Shown | null>(null);
  const [current, setCurrent] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const name = reportNameAt(definition, state.focused);
  const report = preview.fields.find((candidate) => candidate.name === name);
  const shownMatches = Math.max(report?.ranges.length ?? 0, report?.nodes.length ?? 0);
  useEffect(() => setCurrent(0), [name]);
  const { page } = preview;
  if (page === null) {
    return (
      <div className={scroll}>
        <Text tone="quiet">{t('apiEditor.page.none')}</Text>
      </div>
    );
  }
  const isPicking = state.picking !== null;
  const isJson = definition.source === 'json' || definition.source === 'script-json' || definition.source === 'ld-json';
  const shown: Shown =
    page.html === null
      ? 'source'
      : isPicking
        ? hasRoom
          ? (chosen ?? 'both')
          : 'rendered'
        : (chosen ?? (hasRoom ? 'both' : 'rendered'));
  const at = Math.min(current, Math.max(0, shownMatches - 1));
  const step = (by: 1 | -1) => setCurrent((at + by + shownMatches) % shownMatches);
  const source = (
    <SourceView label={t('apiEditor.page.source')} source={page.source} ranges={report?.ranges ?? none} current={at} />
  );
  const rendered = page.html !== null && (
    <RenderedFrame
      label={t('apiEditor.page.rendered')}
      html={page.html}
      nodes={isPicking ? noNodes : (report?.nodes ?? noNodes)}
      current={at}
      frame={frame}
    >
      {isPicking && !isJson && <PagePicker key={state.picking} frame={frame} pointer={state.picking ?? ''} />}
    </RenderedFrame>
  );
  if (isPicking && isJson) return <JsonPicker key={state.picking} page={page} pointer={state.picking ?? ''} />;
  return (
    <>
      <div className={matchBar}>
        <span className={grow}>
          {name === null ? (
            <Text as="span" size="small" tone="quiet">
              {t('apiEditor.page.choosePart')}
            </Text>
          ) : (
            <Text as="div" size="small" isTruncated>
              <bdi>{name}</bdi>
              {' · '}
              {(report?.matches ?? 0) === 0
                ? t('apiEditor.field.findsNothing')
                : shownMatches === 0
                  ? t('apiEditor.field.finds', { count: report?.matches ?? 0 })
                  : t('apiEditor.page.matchOf', { number: at + 1, count: report?.matches ?? 0 })}
            </Text>
          )}
        </span>
        {shownMatches > 1 && (
          <>
            <IconButton
              label={t('apiEditor.page.previousMatch')}
              icon={<IconChevronLeft size={20} stroke={1.5} />}
              onPress={() => step(-1)}
            />
            <IconButton
              label={t('apiEditor.page.nextMatch')}
              icon={<IconChevronRight size={20} stroke={1.5} />}
              onPress={() => step(1)}
            />
          </>
        )}
        {page.html !== null && (
          <span>
            <Select
              label={t('apiEditor.page.show')}
              isLabelHidden
              options={[
                { id: 'both', label: t('apiEditor.page.both') },
                { id: 'source', label: t('apiEditor.page.source') },
                { id: 'rendered', label: t('apiEditor.page.rendered') },
              ]}
              value={shown}
              onChange={setChosen}
            />
          </span>
        )}
      </div>
      {shown === 'both' ? (
        <div className={both}>
          <div className={half}>{source}</div>
          <div className={half}>{rendered}</div>
        </div>
      ) : (
        <div className={single}>{shown === 'source' ? source : rendered}</div>
      )}
      {page.isCut && shown !== 'rendered' && (
        <div className={matchBar}>
          <Text size="small" tone="quiet">
            {t('apiEditor.page.cut')}
          </Text>
        </div>
      )}
    </>
  );
}

const none: [number, number][] = [];
const noNodes: number[] = [];
