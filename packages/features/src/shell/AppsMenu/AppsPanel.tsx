import { Heading } from '@apiyard/ui/Heading';
import { Popover } from '@apiyard/ui/Popover';
import { Stack } from '@apiyard/ui/Stack';
import { Link } from 'react-router';
import { useCopy } from '../../_kit/copy.ts';
import type { OverlayProps } from '../../_kit/LazyMenu/lazy-overlay.tsx';
import type { MenuEntry, MenuGroup } from '../navigation/navigation.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from './AppsPanel.css.ts';

interface AppsPanelProps extends OverlayProps {
  readonly groups: readonly MenuGroup[];
}

const isArea = ({ label }: MenuEntry) => label.startsWith('shell.area.');
/** The samples and the admin's pages are no quick links. */
const quick = ['shell.nav.start', 'shell.nav.tools', 'shell.nav.learn'];

/** The areas as tiles, what else people come for as links. */
export function AppsPanel({ groups, ...popover }: AppsPanelProps) {
  const t = useCopy(shellCopy);
  const entries = groups.filter(({ label }) => quick.includes(label)).flatMap((group) => group.entries);
  const areas = entries.filter(isArea);
  const links = entries.filter((entry) => !isArea(entry) && entry.href !== undefined);
  return (
    <Popover {...popover} title={t('shell.apps')} placement="bottom end">
      {(close) => (
        <Stack space={2}>
          {areas.length > 0 && (
            <Stack space={1}>
              <Heading level={3} size="h6">
                {t('shell.apps.areas')}
              </Heading>
              <ul role="list" className={css.tiles}>
                {areas.map(({ label, href = '', icon: Icon }) => (
                  <li key={label}>
                    <Link to={href} className={css.tile} onClick={close}>
                      <span className={css.tileIcon} aria-hidden>
                        {Icon && <Icon size={20} stroke={1.5} />}
                      </span>
                      {t(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Stack>
          )}
          <Stack space={1}>
            <Heading level={3} size="h6">
              {t('shell.apps.links')}
            </Heading>
            <ul role="list" className={css.links}>
              {links.map(({ label, href = '', icon: Icon }) => (
                <li key={label}>
                  <Link to={href} className={css.link} onClick={close}>
                    <span className={css.linkIcon} aria-hidden>
                      {Icon && <Icon size={20} stroke={1.5} />}
                    </span>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        </Stack>
      )}
    </Popover>
  );
}
