import type { Preview } from '@apiyard/api/contract/scrapers/scrapers';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { ServerSentence } from '../../../ServerSentence.tsx';
import { editorCopy } from '../editor-copy.ts';
import { figure, scroll, stage as stageClass, stages } from './PreviewPane.css.ts';

/** The stages of the run with notes and durations. */
export function TraceView({ preview }: { readonly preview: Preview }) {
  const t = useCopy(editorCopy);
  const measure = useMeasure();
  return (
    <div className={scroll}>
      <ol className={stages} aria-label={t('apiEditor.preview.trace')}>
        {preview.trace.map(({ stage, ms, note }, index) => (
          <li key={index} className={stageClass}>
            <Text as="span" weight="medium">
              {t(`apiEditor.stage.${stage}`)}
            </Text>
            <span className={figure}>
              <Text as="span" size="small" tone="quiet" isTabular>
                {measure.span(ms)}
              </Text>
            </span>
            <Text as="span">
              <ServerSentence>{note}</ServerSentence>
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
