import type { FieldReport } from '@apiyard/api/contract/scrapers/scrapers';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { toJson } from '@apiyard/ui/to-json';
import { useCopy } from '@apiyard/kit/copy.ts';
import { editorCopy } from '../editor-copy.ts';
import { samples } from './sections.css.ts';

const samplesMax = 3;

/** The first values of a field. */
export function SampleList({ report }: { readonly report: FieldReport }) {
  const t = useCopy(editorCopy);
  return (
    <Stack space={0.5}>
      <Text size="small" tone={report.matches === 0 ? 'warning' : 'quiet'}>
        {report.matches === 0
          ? t('apiEditor.field.findsNothing')
          : t('apiEditor.field.finds', { count: report.matches })}
      </Text>
      {report.samples.length > 0 && (
        <ul className={samples} aria-label={t('apiEditor.field.samples')}>
          {report.samples.slice(0, samplesMax).map((sample, index) => (
            <Text key={index} as="li" size="small" isMono isTruncated>
              {typeof sample === 'string' ? sample : toJson(sample, 0)}
            </Text>
          ))}
        </ul>
      )}
    </Stack>
  );
}
