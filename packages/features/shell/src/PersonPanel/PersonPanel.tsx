import { Menu } from '@apiyard/ui/Menu';
import type { MenuProps } from '@apiyard/ui/Menu';
import { IconLogout } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import type { MenuLink } from '../navigation/navigation.ts';
import { shellCopy } from '../shell-copy.ts';

interface PersonPanelProps extends Pick<MenuProps, 'trigger'> {
  /** Shows the person's name. */
  readonly label: string;
  readonly name: string;
  readonly links: readonly MenuLink[];
}

/** The person's own pages and sign-out. */
export function PersonPanel({ label, name, links, trigger }: PersonPanelProps) {
  const t = useCopy(shellCopy);
  const { session } = useServices();
  return (
    <Menu
      trigger={trigger}
      label={label}
      placement="bottom end"
      items={[
        {
          id: 'places',
          label: name,
          items: links.map(({ href, label: key, icon: Icon }) => ({
            id: href,
            href,
            label: t(key),
            icon: Icon && <Icon size={20} stroke={1.5} aria-hidden />,
          })),
        },
        {
          id: 'session',
          items: [
            {
              id: 'log out',
              label: t('shell.logOut'),
              icon: <IconLogout size={20} stroke={1.5} aria-hidden />,
            },
          ],
        },
      ]}
      onAction={(id) => id === 'log out' && session.logOut()}
    />
  );
}
