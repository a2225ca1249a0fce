import { media } from '@apiyard/ui/theme/media';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadActive, useCopy } from '@apiyard/kit/copy.ts';
import { areaPagesCopy } from '@apiyard/kit/areas/pages/area-pages-copy.ts';
import { searchCopy } from '@apiyard/kit/navigation/search/search-copy.ts';
import { useServices, useSetting, useSite, useUser } from '@apiyard/kit/services.tsx';
import { useShortcut, useShortcuts } from '@apiyard/kit/browser/shortcuts.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { whenOpened } from '@apiyard/kit/routing/when-opened.tsx';
import { useLook } from '../Customizer/use-look.ts';
import { goTo } from '../navigation/go-to.ts';
import type { Menu } from '../navigation/use-menu.ts';
import { OfflineBanner, useOffline } from '../OfflineBanner/OfflineBanner.tsx';
import { HorizontalMenu } from '../HorizontalMenu/HorizontalMenu.tsx';
import { MaintenanceBanner } from '../MaintenanceBanner/MaintenanceBanner.tsx';
import { shellCopy } from '../shell-copy.ts';
import { paletteCopy } from '../Palette/palette-copy.ts';
import { TypedAhead } from '../Palette/TypedAhead.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import * as css from './FullFrame.css.ts';

const ConfirmBand = lazyPart('confirm-band', async () => (await import('../ConfirmBand/ConfirmBand.tsx')).ConfirmBand);
const isOpen = (overlay: { readonly isOpen: boolean }) => overlay.isOpen;
const Palette = whenOpened(
  'palette',
  async () => {
    const [{ PaletteHere }] = await Promise.all([
      import('../Palette/PaletteHere.tsx'),
      loadActive(paletteCopy),
      loadActive(searchCopy),
      loadActive(areaPagesCopy),
    ]);
    return PaletteHere;
  },
  isOpen,
  TypedAhead,
);
const Customizer = whenOpened(
  'customizer',
  async () => (await import('../Customizer/Customizer.tsx')).Customizer,
  isOpen,
);
const ShortcutSheet = whenOpened(
  'shortcuts',
  async () => (await import('../ShortcutSheet/ShortcutSheet.tsx')).ShortcutSheet,
  isOpen,
);
const Drawer = whenOpened(
  'drawer',
  async () => (await import('../NavigationDrawer/NavigationDrawer.tsx')).NavigationDrawer,
  isOpen,
);

interface FullFrameProps {
  readonly menu: Menu;
  /** The page. */
  readonly children: ReactNode;
}

/** Menu, header and the page: around everything but public pages and those that are one task. */
export function FullFrame({ menu, children }: FullFrameProps) {
  const { settings } = useServices();
  const isHorizontal = useSetting('isHorizontal');
  const isMobileSidebar = useSetting('isMobileSidebar');
  const [overlay, setOverlay] = useState<'palette' | 'customizer' | 'shortcuts' | null>(null);
  const ahead = useRef('');
  const isOffline = useOffline();
  const { maintenance } = useSite();
  const user = useUser();
  const isClosedToOthers = maintenance !== null && user?.role === 'admin';
  const open = (name: typeof overlay) => (shown: boolean) => setOverlay(shown ? name : null);
  useGlobalShortcuts(setOverlay);
  const openDrawer = useCallback((shown: boolean) => settings.change({ isMobileSidebar: shown }), [settings]);
  const openCustomizer = useCallback(() => setOverlay('customizer'), []);
  const openPalette = useCallback(() => setOverlay('palette'), []);
  const openShortcuts = useCallback(() => setOverlay('shortcuts'), []);
  return (
    <div className={css.shell}>
      <SkipLink />
      <Sidebar menu={menu} />
      <div className={css.page}>
        <TopBar groups={menu.peopleGroups} person={menu.person} onSearch={openPalette} onCustomize={openCustomizer} />
        <div className={css.bar}>
          <div className={css.barContent}>{isHorizontal && <HorizontalMenu {...menu} />}</div>
        </div>
        {isClosedToOthers && (
          <div className={css.closed}>
            <MaintenanceBanner />
          </div>
        )}
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
        {user !== null && user.email === null && (
          <Suspense>
            <ConfirmBand pendingEmail={user.pendingEmail} />
          </Suspense>
        )}
      </div>
      <CustomizeButton onPress={openCustomizer} />
      <OfflineBanner isOffline={isOffline} />
      <Drawer menu={menu} isOpen={isMobileSidebar} onOpenChange={openDrawer} shownFrom={media.fromLg} />
      <Palette
        menu={menu}
        ahead={ahead}
        isOpen={overlay === 'palette'}
        onOpenChange={open('palette')}
        onCustomize={openCustomizer}
        onShortcuts={openShortcuts}
      />
      <CustomizerHere isOpen={overlay === 'customizer'} onOpenChange={open('customizer')} />
      <ShortcutsHere isOpen={overlay === 'shortcuts'} onOpenChange={open('shortcuts')} />
    </div>
  );
}

interface OverlayHereProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

function CustomizerHere(props: OverlayHereProps) {
  return <Customizer {...props} {...useLook()} />;
}

function ShortcutsHere(props: OverlayHereProps) {
  return <ShortcutSheet {...props} shortcuts={useShortcuts()} />;
}

function CustomizeButton({ onPress }: { readonly onPress: () => void }) {
  const t = useCopy(shellCopy);
  return (
    <button
      type="button"
      className={css.customize}
      aria-haspopup="dialog"
      aria-label={t('shell.look')}
      title={t('shell.look')}
      onClick={onPress}
    >
      <IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />
    </button>
  );
}

const everywhere = { scope: 'everywhere' } as const;

function useGlobalShortcuts(show: (overlay: 'palette' | 'shortcuts') => void): void {
  const t = useCopy(shellCopy);
  const navigate = useNavigate();
  useShortcut('Mod+k', t('shell.palette'), () => show('palette'), everywhere);
  useShortcut('?', t('shell.shortcuts.list'), () => show('shortcuts'), everywhere);
  const [home, hub, docs] = goTo;
  useShortcut(home.keys, t(home.label), () => void navigate(home.href), everywhere);
  useShortcut(hub.keys, t(hub.label), () => void navigate(hub.href), everywhere);
  useShortcut(docs.keys, t(docs.label), () => void navigate(docs.href), everywhere);
}
