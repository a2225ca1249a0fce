import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { Diff } from '@apiyard/ui/Diff';
import { Empty } from '@apiyard/ui/Empty';
import { JsonDiff } from '@apiyard/ui/JsonDiff';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import type { Difference } from './definition-diff.ts';
import { diffSections, valueText } from './definition-diff.ts';

/** Differences by section, old above new. */
export function Differences({ found }: { readonly found: readonly Difference[] }) {
  const t = useCopy(scrapersCopy);
  if (found.length === 0) return <Same />;
  const textOf = (value: unknown) => (value === null ? undefined : valueText(value));
  return (
    <Stack space={2}>
      <Text tone="quiet" size="small">
        {t('scrapers.revisions.count', { count: found.length })}
      </Text>
      {diffSections
        .filter((section) => found.some((one) => one.section === section))
        .map((section) => (
          <JsonDiff
            key={section}
            label={t(`scrapers.revisions.section.${section}`)}
            differences={found
              .filter((one) => one.section === section)
              .map(({ kind, path, before, after }) => ({
                kind,
                path: path.join(' › '),
                before: textOf(before),
                after: textOf(after),
              }))}
          />
        ))}
    </Stack>
  );
}

interface LineDifferencesProps {
  /** Null compares with nothing. */
  readonly before: ScraperDefinition | null;
  readonly after: ScraperDefinition;
}

/** Differences as JSON, line by line. */
export function LineDifferences({ before, after }: LineDifferencesProps) {
  const t = useCopy(scrapersCopy);
  const [old, next] = [before === null ? '' : jsonText(before), jsonText(after)];
  return old === next ? <Same /> : <Diff label={t('scrapers.revisions.json')} before={old} after={next} />;
}

const jsonText = (definition: ScraperDefinition) => `${JSON.stringify(definition, null, 2)}\n`;

function Same() {
  const t = useCopy(scrapersCopy);
  return (
    <Empty title={t('scrapers.revisions.same')} picture={null}>
      {t('scrapers.revisions.sameText')}
    </Empty>
  );
}
