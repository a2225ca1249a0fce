import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { Empty } from '@apiyard/ui/Empty';
import { Grid } from '@apiyard/ui/Grid';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hrefOf } from '../docs-page.ts';
import { tile, tileName, tileText } from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';

/** The APIs of an area. */
export function AreaBody({ apis }: { readonly apis: readonly ApiSummary[] }) {
  const t = useCopy(docsCopy);
  if (apis.length === 0) {
    return (
      <Empty
        title={t('docs.area.none')}
        action={
          <Link href="/hub" look="quiet">
            {t('docs.area.hub')}
          </Link>
        }
      >
        {t('docs.area.none.text')}
      </Empty>
    );
  }
  return (
    <Grid as="ul" minColumn="17rem" space={2}>
      {apis.map(({ path, title, summary, methods }) => (
        <li key={path} className={tile}>
          <h2 className={tileName}>
            <Link href={hrefOf(path)} look="plain">
              {title}
            </Link>
          </h2>
          <p className={tileText}>{summary}</p>
          <Text as="code" size="small" tone="quiet" isMono>
            {`${methods.join(' · ')} ${path}`}
          </Text>
        </li>
      ))}
    </Grid>
  );
}
