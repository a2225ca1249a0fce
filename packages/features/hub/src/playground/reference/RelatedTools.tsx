import type { RelatedApi } from '@apiyard/api/contract/hub/hub';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../../hub-copy.ts';

/** Links to tools of the same subject. */
export function RelatedTools({ related }: { readonly related: readonly RelatedApi[] }) {
  const t = useCopy(hubCopy);
  if (related.length === 0) return null;
  return (
    <nav aria-label={t('hub.tools.related')}>
      <Inline space={2}>
        <Text as="span" size="small" tone="quiet">
          {t('hub.tools.related')}
        </Text>
        {related.map(({ path, title }) => (
          <Link key={path} look="text" href={toolHref(path)}>
            {title}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}
