import { Badge } from '@apiyard/ui/Badge';
import { Empty } from '@apiyard/ui/Empty';
import { Heading } from '@apiyard/ui/Heading';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useCopy } from '@apiyard/kit/copy.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import type { Difference } from './definition-diff.ts';
import { diffSections, valueText } from './definition-diff.ts';
import type { DiffLines } from './line-diff.ts';
import {
  addedLine,
  after as afterStyle,
  before as beforeStyle,
  code,
  difference,
  differenceHead,
  entries,
  removedLine,
  sameLine,
  skippedLine,
} from './RevisionsScreen.css.ts';

const tones = { added: 'success', removed: 'error', changed: 'info', moved: 'neutral' } as const;

/** Differences by section, old above new. */
export function Differences({ found }: { readonly found: readonly Difference[] }) {
  const t = useCopy(scrapersCopy);
  if (found.length === 0) return <Same />;
  return (
    <Stack space={3}>
      <Text tone="quiet" size="small">
        {t('scrapers.revisions.count', { count: found.length })}
      </Text>
      {diffSections
        .filter((section) => found.some((one) => one.section === section))
        .map((section) => (
          <Stack as="section" space={0.5} key={section}>
            <Heading level={3} size="h6">
              {t(`scrapers.revisions.section.${section}`)}
            </Heading>
            <ul className={entries}>
              {found
                .filter((one) => one.section === section)
                .map(({ path, kind, before, after }) => (
                  <li key={`${path.join('/')} ${kind}`} className={difference}>
                    <span className={differenceHead}>
                      <Badge tone={tones[kind]}>{t(`scrapers.revisions.${kind}`)}</Badge>
                      <Text as="span" isMono>
                        {path.join(' › ')}
                      </Text>
                    </span>
                    {before !== null && (
                      <del className={beforeStyle} dir="auto">
                        {/* Isolated, because otherwise the value would take the direction of this text. */}
                        <bdi className={visuallyHidden}>{t('scrapers.revisions.before')} </bdi>
                        {valueText(before)}
                      </del>
                    )}
                    {after !== null && (
                      <ins className={afterStyle} dir="auto">
                        <bdi className={visuallyHidden}>{t('scrapers.revisions.after')} </bdi>
                        {valueText(after)}
                      </ins>
                    )}
                  </li>
                ))}
            </ul>
          </Stack>
        ))}
    </Stack>
  );
}

/** Differences as JSON, line by line. */
export function LineDifferences({ parts }: { readonly parts: readonly DiffLines[] }) {
  const t = useCopy(scrapersCopy);
  if (parts.length === 0) return <Same />;
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <pre tabIndex={0} role="region" aria-label={t('scrapers.revisions.json')} dir="ltr" className={code}>
      {parts.map((part, index) => {
        if (part.kind === 'skipped') {
          return (
            <span key={index} className={skippedLine}>
              ⋯ {t('scrapers.revisions.unchangedLines', { count: part.count })}
            </span>
          );
        }
        const Line = part.kind === 'added' ? 'ins' : part.kind === 'removed' ? 'del' : 'span';
        const style = part.kind === 'added' ? addedLine : part.kind === 'removed' ? removedLine : sameLine;
        const sign = part.kind === 'added' ? '+' : part.kind === 'removed' ? '−' : ' ';
        return part.lines.map((text, at) => (
          <Line key={`${index} ${at}`} className={style}>
            {`${sign} ${text}`}
          </Line>
        ));
      })}
    </pre>
  );
}

function Same() {
  const t = useCopy(scrapersCopy);
  return (
    <Empty title={t('scrapers.revisions.same')} picture={null}>
      {t('scrapers.revisions.sameText')}
    </Empty>
  );
}
