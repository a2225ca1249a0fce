import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { Table } from '@apiyard/ui/Table';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { differences } from './definition/differences.ts';
import { textOfValue } from './definition/value-text.ts';
import { editorCopy } from './editor-copy.ts';
import { valueCell } from './DifferenceTable.css.ts';

interface DifferenceTableProps {
  readonly theirs: ScraperDefinition;
  readonly mine: ScraperDefinition;
}

/** Compares the version someone else saved with the local one. */
export function DifferenceTable({ theirs, mine }: DifferenceTableProps) {
  const t = useCopy(editorCopy);
  const value = (of: unknown) => (
    <div className={valueCell}>
      <Text as="div" size="small" isMono isTruncated>
        {of === undefined ? '—' : textOfValue(of)}
      </Text>
    </div>
  );
  return (
    <Table
      label={t('apiEditor.stale.differences')}
      density="dense"
      height="content"
      rows={differences(theirs, mine)}
      rowId={({ pointer }) => pointer}
      columns={[
        {
          id: 'place',
          label: t('apiEditor.stale.place'),
          render: ({ pointer }) => (
            <Text as="span" size="small" isMono>
              {pointer}
            </Text>
          ),
        },
        { id: 'theirs', label: t('apiEditor.stale.theirsValue'), render: ({ one }) => value(one) },
        { id: 'mine', label: t('apiEditor.stale.mineValue'), render: ({ other }) => value(other) },
      ]}
    />
  );
}
