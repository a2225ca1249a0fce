import type { Suggestion } from '@apiyard/api/contract/scrapers/scrapers';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Inline } from '@apiyard/ui/Inline';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useCopy } from '@apiyard/kit/copy.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { sampleRows, sampleText } from './sample-rows.ts';
import { facts } from './StartScreen.css.ts';

interface ProposalProps {
  readonly suggestion: Suggestion;
  readonly isBest: boolean;
  readonly isDisabled: boolean;
  readonly onUse: () => void;
}

/** A suggestion with sample values. */
export function Proposal({ suggestion, isBest, isDisabled, onUse }: ProposalProps) {
  const t = useCopy(scrapersCopy);
  const { kind, title, score, count, fields } = suggestion;
  return (
    <Card
      padding="none"
      titleLevel={3}
      title={<bdi>{title}</bdi>}
      actions={
        <Button tone={isBest ? 'primary' : 'quiet'} size="small" isDisabled={isDisabled} onPress={onUse}>
          {t('scrapers.start.use')}
          <span className={visuallyHidden}> {title}</span>
        </Button>
      }
    >
      <div className={facts}>
        <Inline space={1}>
          <Badge tone="accent">{t(`scrapers.start.kind.${kind}`)}</Badge>
          <Badge>{t('scrapers.start.count', { count })}</Badge>
          <Text as="span" size="small" tone="quiet" isTabular>
            {t('scrapers.start.score', { score })}
          </Text>
        </Inline>
      </div>
      {fields.length === 0 ? (
        <div className={facts}>
          <Text tone="quiet">{t('scrapers.start.noFields')}</Text>
        </div>
      ) : (
        <StaticTable
          label={t('scrapers.start.samples', { title })}
          density="dense"
          columns={fields.map(({ name }) => ({
            id: name,
            label: name,
            render: ({ values }: { readonly values: Readonly<Record<string, unknown>> }) => (
              <bdi>{sampleText(values[name]) || '—'}</bdi>
            ),
          }))}
          rows={sampleRows(suggestion)}
          rowId={({ id }) => id}
        />
      )}
    </Card>
  );
}
