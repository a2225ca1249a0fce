import { Header } from '@apiyard/ui/Header';
import { IconButton } from '@apiyard/ui/IconButton';
import { IconAdjustmentsHorizontal, IconLayoutSidebar, IconMenu2, IconSearch } from '@tabler/icons-react';
import { memo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices, useSetting } from '@apiyard/kit/services.tsx';
import { AppsMenu } from '../AppsMenu/AppsMenu.tsx';
import { Brand } from '../Brand/Brand.tsx';
import type { MenuGroup, MenuLink } from '../navigation/navigation.ts';
import { BellHere } from '../Notifications/BellHere.tsx';
import { LanguageMenu } from '../parts/LanguageMenu.tsx';
import { ModeToggle } from '../parts/ModeToggle.tsx';
import { PersonMenu } from '../parts/PersonMenu.tsx';
import { PhoneMenu } from '../parts/PhoneMenu.tsx';
import { SearchButton } from '../parts/SearchButton.tsx';
import { shellCopy } from '../shell-copy.ts';
import * as css from './TopBar.css.ts';

interface TopBarProps {
  readonly groups: readonly MenuGroup[];
  /** Links of the account menu. */
  readonly person: readonly MenuLink[];
  readonly onSearch: () => void;
  readonly onCustomize: () => void;
}

/** The header of every page with a menu. */
export const TopBar = memo(function TopBar({ groups, person, onSearch, onCustomize }: TopBarProps) {
  const t = useCopy(shellCopy);
  return (
    <Header
      start={
        <>
          <MenuToggle />
          <span className={css.brand}>
            <Brand isShortOnPhones />
          </span>
        </>
      }
      search={<SearchButton onPress={onSearch} />}
      smallSearch={
        <IconButton
          label={t('shell.searchAll')}
          opens="dialog"
          icon={<IconSearch size={20} stroke={1.5} aria-hidden />}
          onPress={onSearch}
        />
      }
      end={
        <div className={css.tools}>
          <span className={css.fromSm}>
            <AppsMenu groups={groups} />
            <LanguageMenu />
            <ModeToggle />
            <span className={css.withoutEdgeTab}>
              <IconButton
                label={t('shell.look')}
                opens="dialog"
                icon={<IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />}
                onPress={onCustomize}
              />
            </span>
          </span>
          <span className={css.belowSm}>
            <PhoneMenu onCustomize={onCustomize} />
          </span>
          <BellHere />
          <PersonMenu links={person} />
        </div>
      }
    />
  );
});

/** Narrows or widens the sidebar; below 1200 px opens it as a drawer. */
function MenuToggle() {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const isCollapse = useSetting('isCollapse');
  return (
    <>
      <span className={css.fromLg}>
        <IconButton
          label={isCollapse ? t('shell.expand') : t('shell.collapse')}
          icon={<IconLayoutSidebar size={20} stroke={1.5} aria-hidden />}
          onPress={() => settings.change({ isCollapse: !isCollapse, isSidebarHover: false })}
        />
      </span>
      <span className={css.belowLg}>
        <IconButton
          label={t('shell.openMenu')}
          opens="dialog"
          icon={<IconMenu2 size={20} stroke={1.5} aria-hidden />}
          onPress={() => settings.change({ isMobileSidebar: true })}
        />
      </span>
    </>
  );
}
