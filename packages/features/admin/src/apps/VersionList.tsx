import type { AppVersion } from '@apiyard/api/contract/content/apps';
import { Badge } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { IconPencil, IconWorld } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { appsCopy } from './apps-copy.ts';
import { appPath } from '@apiyard/kit/apps/app-paths.ts';
import { AppIcon } from '@apiyard/kit/apps/AppIcon.tsx';
import { PackageName } from '@apiyard/kit/apps/PackageName.tsx';
import { appHead, appWords, facts, list, name, row as rowStyle, words } from './apps.css.ts';
import type { VersionAct } from './VersionMenu.tsx';
import { VersionMenu } from './VersionMenu.tsx';

interface VersionListProps {
  readonly versions: readonly AppVersion[];
  readonly nowMs: number;
  readonly onAct: (act: VersionAct, row: AppVersion) => void;
}

/** Versions grouped by app; the app with the latest upload comes first. */
export function VersionList({ versions, nowMs, onAct }: VersionListProps) {
  const t = useCopy(appsCopy);
  const byApp = Map.groupBy(versions, ({ packageName }) => packageName);
  return Array.from(byApp, ([packageName, rows]) => {
    const newest = rows.toSorted((a, b) => b.versionCode - a.versionCode);
    const [shown] = newest;
    if (shown === undefined) return null;
    return (
      <Card
        key={packageName}
        titleLevel={3}
        title={
          <span className={appHead}>
            <AppIcon
              packageName={packageName}
              label={shown.label}
              hasIcon={shown.hasIcon && shown.state === 'published'}
            />
            <span className={appWords}>
              <span>
                <bdi>{shown.label}</bdi>
              </span>
              <Text as="span" size="small" tone="quiet" isMono>
                <PackageName name={packageName} />
              </Text>
            </span>
          </span>
        }
        actions={
          rows.some(({ state }) => state === 'published') && (
            <Link href={appPath(packageName)} look="text">
              {t('apps.public')}
            </Link>
          )
        }
      >
        <ul role="list" className={list}>
          {newest.map((row) => (
            <li key={row.id} className={rowStyle}>
              <Version row={row} nowMs={nowMs} />
              <VersionMenu row={row} onAct={onAct} />
            </li>
          ))}
        </ul>
      </Card>
    );
  });
}

const drawn = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

function Version({ row, nowMs }: { readonly row: AppVersion; readonly nowMs: number }) {
  const t = useCopy(appsCopy);
  const measure = useMeasure();
  const isPublished = row.state === 'published';
  return (
    <div className={words}>
      <span className={name}>
        <bdi>{row.versionName}</bdi>
        <Badge
          tone={isPublished ? 'success' : 'neutral'}
          icon={isPublished ? <IconWorld {...drawn} /> : <IconPencil {...drawn} />}
        >
          {t(isPublished ? 'apps.isPublished' : 'apps.draft')}
        </Badge>
      </span>
      <span className={facts}>
        <span>{t('apps.code', { code: row.versionCode })}</span>
        <span>{measure.bytes(row.sizeBytes)}</span>
        <span>{t('apps.downloadsCount', { count: row.downloads })}</span>
        <span>
          {t('apps.made')} <Time at={row.createdAt} nowMs={nowMs} />
        </span>
      </span>
    </div>
  );
}
