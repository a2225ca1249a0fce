import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { Badge } from '@apiyard/ui/Badge';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Grid } from '@apiyard/ui/Grid';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { IconWorld } from '@tabler/icons-react';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { homeCopy } from './home-copy.ts';
import { marks, name, summary, tile } from './ToolTiles.css.ts';

interface ToolTilesProps {
  readonly tools: Loadable<readonly ApiSummary[]>;
  readonly onRetry: () => void;
}

/** Tools as tiles that link to their pages. */
export function ToolTiles({ tools, onRetry }: ToolTilesProps) {
  const t = useCopy(homeCopy);
  if (tools.state === 'failed') {
    return (
      <Failed title={t('home.tools.failed')} onRetry={onRetry} requestId={tools.requestId}>
        {t('home.failedText')}
      </Failed>
    );
  }
  if (tools.state === 'loading') {
    return (
      <div aria-busy>
        <Grid minColumn="17rem" space={2}>
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={tile}>
              <Skeleton shape="text" lines={3} />
            </div>
          ))}
        </Grid>
      </div>
    );
  }
  if (tools.value.length === 0) return <Empty title={t('home.tools.none')}>{t('home.tools.noneText')}</Empty>;
  return (
    <Grid as="ul" minColumn="17rem" space={2}>
      {tools.value.map((api) => (
        <li key={api.path} className={tile}>
          <h3 className={name}>
            <Link href={toolHref(api.path)} look="plain">
              {api.title}
            </Link>
          </h3>
          <p className={summary}>
            <bdi>{api.summary}</bdi>
          </p>
          <div className={marks}>
            <Badge>{t('home.tools.cost', { count: api.cost })}</Badge>
            {api.open && (
              <Badge tone="info" icon={<IconWorld size={16} stroke={1.5} aria-hidden />}>
                {t('home.tools.open')}
              </Badge>
            )}
          </div>
        </li>
      ))}
    </Grid>
  );
}
