import type { Api } from '@apiyard/api/contract/hub/hub';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useAreaName } from '../../area-names.ts';
import { hubCopy } from '../../hub-copy.ts';

/** Links to the other tools of the subject, or of the area if there are none. */
export function RelatedTools({ api, others }: { readonly api: Api; readonly others: readonly Api[] }) {
  const t = useCopy(hubCopy);
  const areaName = useAreaName()(api.area);
  const neighbours = others.filter(({ area }) => area === api.area);
  if (neighbours.length === 0) return null;
  const alike = neighbours.filter(({ subject }) => subject !== undefined && subject === api.subject);
  const related = alike.length === 0 ? neighbours : alike;
  const group = alike.length === 0 || api.subject === undefined ? areaName : t(`hub.subject.${api.subject}`);
  const label = t('hub.tools.neighbours', { area: group });
  return (
    <nav aria-label={label}>
      <Inline space={2}>
        <Text as="span" size="small" tone="quiet">
          {label}
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
