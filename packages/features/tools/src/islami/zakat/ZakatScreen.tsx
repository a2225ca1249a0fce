import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { DisclosureGroup } from '@apiyard/ui/DisclosureGroup';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconEraser } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { AssetsCards } from './AssetsCards.tsx';
import { BasisCard } from './BasisCard.tsx';
import { ResultCard } from './ResultCard.tsx';
import { zakatCopy } from './zakat-copy.ts';
import type { ZakatDraft } from './zakat-draft.ts';
import { emptyDraft } from './zakat-draft.ts';
import { useZakatFormat } from './zakat-format.ts';
import { column, foot, page, panes } from './ZakatScreen.css.ts';

export interface ZakatScreenProps {
  /** Undefined until it is known what this browser keeps. */
  readonly draft: ZakatDraft | undefined;
  readonly onDraft: (draft: ZakatDraft) => void;
  /** Unix milliseconds. */
  readonly nowMs: number;
  readonly onClear: () => void;
  readonly onPrint: () => void;
}

const questions = ['nisab', 'jewellery', 'debts', 'receivables', 'investments', 'year'] as const;

/** Zakat on what a person owns, with each line of the sum. */
export function ZakatScreen({ draft, onDraft, nowMs, onClear, onPrint }: ZakatScreenProps) {
  const t = useCopy(zakatCopy);
  const format = useZakatFormat(draft?.currency ?? emptyDraft.currency);
  return (
    <div className={page}>
      <PageBand
        title={t('zakat.title')}
        purpose={t('zakat.purpose')}
        actions={
          <Button icon={<IconEraser size={20} stroke={1.5} />} isDisabled={draft === undefined} onPress={onClear}>
            {t('zakat.clear')}
          </Button>
        }
      />
      {draft === undefined ? (
        <Card>
          <Skeleton shape="text" lines={8} />
        </Card>
      ) : (
        <div className={panes}>
          <div className={column}>
            <BasisCard {...{ draft, onDraft, format }} />
            <AssetsCards {...{ draft, onDraft }} />
          </div>
          <div className={column}>
            <ResultCard {...{ draft, format, nowMs, onPrint }} />
            <Card title={t('zakat.differ')}>
              <Stack space={2}>
                <Text tone="quiet">{t('zakat.differ.text')}</Text>
                <DisclosureGroup
                  areManyOpen
                  items={questions.map((id) => ({
                    id,
                    title: t(`zakat.differ.${id}`),
                    content: <Text>{t(`zakat.differ.${id}.text`)}</Text>,
                  }))}
                />
              </Stack>
            </Card>
          </div>
        </div>
      )}
      <div className={foot}>
        <Text size="small" tone="quiet">
          {t('zakat.kept')}
        </Text>
        <Link href="/hub/islami/zakat">{t('zakat.api', { title: t('zakat.title') })}</Link>
      </div>
    </div>
  );
}
