import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import type { RefObject } from 'react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { areaPagesCopy } from '@apiyard/kit/areas/pages/area-pages-copy.ts';
import { searchCopy } from '@apiyard/kit/navigation/search/search-copy.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { copyText } from '@apiyard/ui/copy-text';
import { openDialog } from '@apiyard/kit/open-dialog.ts';
import { useServices, useSettings } from '@apiyard/kit/services.tsx';
import { useLoginHere } from '../login-here.ts';
import type { Menu } from '../navigation/use-menu.ts';
import { useChangeLanguage } from '../parts/use-change-language.ts';
import { shellCopy } from '../shell-copy.ts';
import { Palette } from './Palette.tsx';
import type { PaletteItem, PaletteProps } from './Palette.tsx';
import { paletteCopy } from './palette-copy.ts';
import type { Deed } from './palette-items.tsx';
import { paletteItems } from './palette-items.tsx';
import { useFound } from './use-found.tsx';

interface PaletteHereProps {
  readonly menu: Pick<Menu, 'pages' | 'who' | 'areas'>;
  /** Text typed while this loaded. */
  readonly ahead: RefObject<string>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onCustomize: () => void;
  readonly onShortcuts: () => void;
}

const recentMost = 5;
/** Kept until the page closes: recent choices are not stored in the browser. */
let recent: readonly string[] = [];
const noTools: readonly ApiSummary[] = [];

/** The palette with pages, what can be done on them and in the shell, tools (loaded when opened), and what is found inside pages. */
export function PaletteHere({
  menu: { pages, who, areas },
  ahead,
  isOpen,
  onOpenChange,
  onCustomize,
  onShortcuts,
}: PaletteHereProps) {
  const t = useCopy(paletteCopy);
  const { catalogue, onRetry } = useCatalogue({ isWanted: isOpen });
  const [typedAhead] = useState(() => ahead.current);
  const [typed, setTyped] = useState(typedAhead);
  const found = useFound({ pages, who, typed: isOpen ? typed : '' });
  const tools = catalogue.state === 'done' ? catalogue.value : noTools;
  const items = useItems({ pages, who, areas, tools });
  const all = useMemo(
    () => [...items.filter(({ kind }) => kind !== 'setting'), ...found.items, ...items.filter(isSetting)],
    [items, found.items],
  );
  const run = useDeeds({ onCustomize, onShortcuts });
  return (
    <Palette
      items={all}
      isClaimed={found.isClaimed}
      status={statusOf(catalogue.state, found)}
      recent={recent}
      typedAhead={typedAhead}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onType={setTyped}
      onRetry={catalogue.state === 'failed' ? onRetry : found.onRetry}
      onChoose={({ id, href = id, copyText: text }) => {
        if (text !== undefined) {
          void copyText(text, null).then((isCopied) =>
            showToast(
              isCopied
                ? { tone: 'success', message: t('shell.palette.copied') }
                : { tone: 'error', message: t('shell.palette.notCopied') },
            ),
          );
          return;
        }
        recent = [id, ...recent.filter((other) => other !== id)].slice(0, recentMost);
        run(items.find((item) => item.id === id)?.deed ?? { type: 'go', href });
      }}
    />
  );
}

const isSetting = ({ kind }: Pick<PaletteItem, 'kind'>) => kind === 'setting';

function statusOf(
  tools: 'loading' | 'failed' | 'done',
  { isSearching, hasFailed }: Pick<ReturnType<typeof useFound>, 'isSearching' | 'hasFailed'>,
): PaletteProps['status'] {
  if (tools !== 'done') return tools;
  return isSearching ? 'searching' : hasFailed ? 'partly failed' : 'done';
}

function useItems(shown: Pick<Menu, 'pages' | 'who' | 'areas'> & { readonly tools: readonly ApiSummary[] }) {
  const { pages, who, areas, tools } = shown;
  const shell = useCopy(shellCopy);
  const palette = useCopy(paletteCopy);
  const search = useCopy(searchCopy);
  const areaPages = useCopy(areaPagesCopy);
  const language = useLanguage();
  const loginHref = useLoginHere();
  const settings = useSettings();
  return useMemo(
    () =>
      paletteItems({
        pages,
        who,
        areas,
        tools,
        settings,
        loginHref,
        texts: { shell, palette, search, areaPages, language },
      }),
    [pages, who, areas, tools, settings, loginHref, shell, palette, search, areaPages, language],
  );
}

/** Runs what was chosen. */
function useDeeds({ onCustomize, onShortcuts }: Pick<PaletteHereProps, 'onCustomize' | 'onShortcuts'>) {
  const { settings, session } = useServices();
  const navigate = useNavigate();
  const changeLanguage = useChangeLanguage();
  return (deed: Deed): void => {
    switch (deed.type) {
      case 'go':
        void navigate(deed.href);
        return;
      case 'change':
        settings.change(deed.choices);
        return;
      case 'speak':
        void changeLanguage(deed.language);
        return;
      case 'sign out':
        session.logOut();
        return;
      case 'customize':
        onCustomize();
        return;
      case 'shortcuts':
        onShortcuts();
        return;
      case 'print':
        printOnceClosed();
        return;
    }
  };
}

/** The dialog leaves the page after its animation: printed before, it would cover the page. */
function printOnceClosed(): void {
  const print = () => {
    if (document.querySelector(openDialog) !== null) return;
    watch.disconnect();
    window.print();
  };
  const watch = new MutationObserver(print);
  watch.observe(document.body, { childList: true, subtree: true });
}
