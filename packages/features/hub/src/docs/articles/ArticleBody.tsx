import { useCopy } from '@apiyard/kit/copy.ts';
import { bullets, prose, steps } from '../docs.css.ts';
import type { DocsData } from '../docs-data.ts';
import type { GuideKey } from '../docs-copy.ts';
import { docsCopy } from '../docs-copy.ts';
import { useGuideValues } from '../guide-values.ts';
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

/** Text of the guide with the site's name and limits filled in. */
function Sentence({ of }: { readonly of: GuideKey }) {
  const t = useCopy(docsCopy);
  const values = useGuideValues();
  return <Words>{t(of, values)}</Words>;
}
