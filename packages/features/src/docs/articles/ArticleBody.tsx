import { useCopy } from '../../_kit/copy.ts';
import { useMeasure } from '../../_kit/measure.ts';
import { useSite } from '../../_kit/services.tsx';
import { callLimits } from '@apiyard/api/contract/call-limits';
import { bullets, prose, steps } from '../docs.css.ts';
import type { DocsData } from '../docs-data.ts';
import type { DocsKey } from '../docs-copy.ts';
import { docsCopy } from '../docs-copy.ts';
import { DocsSection } from '../page/DocsSection.tsx';
import { Words } from '../words/Words.tsx';
import type { Article, Block } from './article.ts';
import { Part } from './parts.tsx';

/** A page of the guide. */
export function ArticleBody({ article, data }: { readonly article: Article; readonly data: DocsData }) {
  const t = useCopy(docsCopy);
  return article.sections.map(({ id, title, blocks }) => (
    <DocsSection key={id} id={id} title={t(title)}>
      {blocks.map((block, index) => (
        <Shown key={index} block={block} data={data} />
      ))}
    </DocsSection>
  ));
}

function Shown({ block, data }: { readonly block: Block; readonly data: DocsData }) {
  if ('part' in block) return <Part name={block.part} data={data} />;
  if ('text' in block) {
    return (
      <p className={prose}>
        <Sentence of={block.text} />
      </p>
    );
  }
  const [List, look, keys] =
    'steps' in block ? (['ol', steps, block.steps] as const) : (['ul', bullets, block.list] as const);
  return (
    <List className={look}>
      {keys.map((key) => (
        <li key={key}>
          <Sentence of={key} />
        </li>
      ))}
    </List>
  );
}

/** A sentence of the guide with the installation's name and the server's own limits in it. */
function Sentence({ of }: { readonly of: DocsKey }) {
  const t = useCopy(docsCopy);
  const measure = useMeasure();
  const { name } = useSite();
  const { visitorCallsPerHour, visitorFileBytesMax, jsonBytesMax, runTimeoutMs, filesMax, filesTogether } = callLimits;
  const values = {
    site: name,
    visitorCalls: t('docs.limits.visitorCalls', { count: visitorCallsPerHour }),
    visitorFile: measure.bytes(visitorFileBytesMax),
    jsonBody: measure.bytes(jsonBytesMax),
    runTime: measure.span(runTimeoutMs),
    filesMax,
    filesTogether,
  };
  return <Words>{t(of, values)}</Words>;
}
