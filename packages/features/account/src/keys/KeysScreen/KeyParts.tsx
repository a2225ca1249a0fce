import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { Badge } from '@apiyard/ui/Badge';
import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import { Text } from '@apiyard/ui/Text';
import {
  IconChartBar,
  IconClockExclamation,
  IconDotsVertical,
  IconPencil,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { areaName, expiresSoon, keyName } from '../key-words.ts';
import { keysCopy } from '../keys-copy.ts';
import { limited, marks, name as nameClass, nameLine } from './KeysScreen.css.ts';

export type KeyAct = 'change' | 'rotate' | 'revoke';

interface KeyProps {
  readonly item: ApiKey;
}
interface AtProps extends KeyProps {
  readonly nowMs: number;
}

const drawn = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** The key's name and its masked text. */
export function KeyName({ item }: KeyProps) {
  const t = useCopy(keysCopy);
  return (
    <span className={nameClass}>
      <span className={nameLine}>
        <Text as="span" weight="medium">
          <bdi>{keyName(t, item)}</bdi>
        </Text>
        {item.main && keyName(t, item) !== t('keys.mainName') && <Badge tone="accent">{t('keys.main')}</Badge>}
      </span>
      <Text as="span" size="small" tone="quiet" isMono>
        <bdi dir="ltr">{item.masked}</bdi>
      </Text>
    </span>
  );
}

export function KeyAreas({ item: { areas, scopes } }: KeyProps) {
  const t = useCopy(keysCopy);
  const locale = localeOf(useLanguage());
  const inAreas = useCopy(areasCopy);
  const list = new Intl.ListFormat(locale, { style: 'narrow' });
  const text =
    areas === null ? (
      <Text as="span" tone="quiet">
        {t('keys.areas.all')}
      </Text>
    ) : (
      <span className={limited}>
        <Text as="span">{list.format(areas.map((area) => areaName(inAreas, area)))}</Text>
      </span>
    );
  if (!scopes.includes('account:read')) return text;
  return (
    <span className={nameClass}>
      {text}
      <span className={marks}>
        <Badge>{t('keys.scopes.account')}</Badge>
      </span>
    </span>
  );
}

/** Its restrictions as counts; the lists are in the tooltip. */
export function KeyRules({ item: { addresses, origins, inQuery } }: KeyProps) {
  const t = useCopy(keysCopy);
  if (addresses.length + origins.length === 0 && !inQuery)
    return (
      <Text as="span" tone="quiet">
        {t('keys.rules.anywhere')}
      </Text>
    );
  return (
    <span className={marks}>
      {addresses.length > 0 && (
        <span title={addresses.join(', ')}>
          <Badge>{t('keys.rules.addresses', { count: addresses.length })}</Badge>
        </span>
      )}
      {origins.length > 0 && (
        <span title={origins.join(', ')}>
          <Badge>{t('keys.rules.origins', { count: origins.length })}</Badge>
        </span>
      )}
      {inQuery && <Badge tone="warning">{t('keys.rules.inQuery')}</Badge>}
    </span>
  );
}

export function KeyExpires({ item, nowMs }: AtProps) {
  const t = useCopy(keysCopy);
  if (item.graceUntil !== null) {
    return (
      <span className={nameClass}>
        <Text as="span">
          <Time at={item.graceUntil} nowMs={nowMs} />
        </Text>
        <Text as="span" size="small" tone="quiet">
          {t('keys.grace')}
        </Text>
      </span>
    );
  }
  if (item.expiresAt === null)
    return (
      <Text as="span" tone="quiet">
        {t('keys.never')}
      </Text>
    );
  return (
    <span className={nameLine}>
      <Text as="span">
        <Time at={item.expiresAt} nowMs={nowMs} />
      </Text>
      {expiresSoon(item, nowMs) && (
        <Badge tone="warning" icon={<IconClockExclamation size={16} stroke={1.5} aria-hidden />}>
          {t('keys.soon')}
        </Badge>
      )}
    </span>
  );
}

export function KeyUsed({ item: { lastUsedAt }, nowMs }: AtProps) {
  const t = useCopy(keysCopy);
  return lastUsedAt === null ? (
    <Text as="span" tone="quiet">
      {t('keys.notUsed')}
    </Text>
  ) : (
    <Text as="span">
      <Time at={lastUsedAt} nowMs={nowMs} />
    </Text>
  );
}

interface KeyMenuProps extends KeyProps {
  readonly onAct: (act: KeyAct, key: ApiKey) => void;
}

/** The key's actions. A replaced key can only be revoked. */
export function KeyMenu({ item, onAct }: KeyMenuProps) {
  const t = useCopy(keysCopy);
  const label = t('keys.actionsFor', { name: keyName(t, item) });
  const isReplaced = item.graceUntil !== null;
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} icon={<IconDotsVertical {...drawn} />} />}
      onAction={(act) => onAct(act as KeyAct, item)}
      items={[
        ...(isReplaced
          ? []
          : [
              { id: 'change', label: t('keys.act.change'), icon: <IconPencil {...drawn} /> },
              { id: 'rotate', label: t('keys.act.rotate'), icon: <IconRefresh {...drawn} /> },
            ]),
        {
          id: 'usage',
          label: t('keys.act.usage'),
          icon: <IconChartBar {...drawn} />,
          href: `/account/usage?key=${item.id}`,
        },
        ...(item.main
          ? []
          : [
              {
                id: 'ending',
                items: [
                  { id: 'revoke', label: t('keys.act.revoke'), icon: <IconTrash {...drawn} />, tone: 'error' as const },
                ],
              },
            ]),
      ]}
    />
  );
}
