import type { Api } from '@apiyard/api/contract/hub/hub';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { useIsStaying } from '@apiyard/kit/routing/own-address.ts';
import { loginPath } from '@apiyard/kit/routing/route.ts';
import { usePersonId, useServices, useUser } from '@apiyard/kit/services.tsx';
import { ToolScreen, ToolSkeleton } from './area/ToolScreen.tsx';
import type { OpenTool } from './area/workbench.machine.ts';
import { workbenchMachine } from './area/workbench.machine.ts';
import { CatalogueScreen } from './catalogue/CatalogueScreen.tsx';
import type { CatalogueView } from './catalogue/catalogue-view.ts';
import { catalogueHref } from './catalogue/catalogue-view.ts';
import type { CatalogueScreenProps, loader } from './catalogue/use-catalogue-page.ts';
import { useCataloguePage } from './catalogue/use-catalogue-page.ts';
import { createHubStore } from './keep/hub-store.ts';
import type { PlaygroundInput } from './playground/playground.machine.ts';
import { stateOf } from './playground/playground-state.ts';
import { sharedValues } from './playground/share-link.ts';
import { UnknownApi } from './playground/UnknownApi.tsx';
import { usePlaygroundMachine } from './playground/use-playground.ts';
import type { AreaPage } from '@apiyard/kit/areas/tool-href.ts';
import { isAreaPage, toolOf } from '@apiyard/kit/areas/tool-href.ts';

export { loader, shouldRevalidate } from './catalogue/use-catalogue-page.ts';

/** The catalogue of an area, and its tools, each opened in place. */
export function Component() {
  const { place } = useLoaderData<typeof loader>();
  if (!isAreaPage(place)) throw new Error(`There is no page for the area ${place}.`);
  return <Area key={place} area={place} />;
}

function Area({ area }: { readonly area: AreaPage }) {
  const personId = usePersonId();
  const { language, ...page } = useCataloguePage(area);
  // Inputs and responses belong to one person and one language.
  return <Page key={`${language} ${personId}`} {...{ area, language, page }} />;
}

interface PageProps {
  readonly area: AreaPage;
  readonly language: OfferedLanguage;
  readonly page: CatalogueScreenProps;
}

function Page({ area, language, page }: PageProps) {
  const { view, favourites, onFavourite } = page;
  const apis = useToolsOf(area, page.catalogue, language);
  const tool = usePlaygroundMachine();
  const workbench = useActorRef(useMemo(() => workbenchMachine.provide({ actors: { tool } }), [tool]));
  const open = useCallback((input: PlaygroundInput) => workbench.send({ type: 'open', input }), [workbench]);
  const opened = useSelector(workbench, ({ context }) => context.tools);
  const box = useHeadingFocus(view.tool);

  if (view.tool === null || apis.state === 'failed') {
    return (
      <div ref={box}>
        <CatalogueScreen {...page} />
      </div>
    );
  }
  if (apis.state === 'loading') return <ToolSkeleton />;
  const api = apis.value.find((one) => toolOf(one) === view.tool);
  if (api === undefined) return <UnknownApi path={`${area}/${view.tool}`} />;
  return (
    <div ref={box}>
      <Tool
        {...{ area, api, view }}
        apis={apis.value}
        tool={opened[api.path] ?? null}
        open={open}
        isFavourite={favourites.includes(api.path)}
        onFavourite={() => onFavourite(api.path)}
      />
    </div>
  );
}

/** An area's part of the catalogue, by name. */
function useToolsOf(
  area: AreaPage,
  catalogue: Loadable<readonly Api[]>,
  language: OfferedLanguage,
): Loadable<readonly Api[]> {
  return useMemo(() => {
    if (catalogue.state !== 'done') return catalogue;
    const { compare } = new Intl.Collator(localeOf(language), { numeric: true, sensitivity: 'base' });
    return {
      state: 'done',
      value: catalogue.value.filter((api) => api.area === area).toSorted((a, b) => compare(a.title, b.title)),
    };
  }, [area, catalogue, language]);
}

/** When the focused control is unmounted with the list or tool, focus moves to the new heading. */
function useHeadingFocus(shown: string | null): React.RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [shown]);
  return box;
}

interface ToolProps {
  readonly area: AreaPage;
  readonly apis: readonly Api[];
  readonly api: Api;
  readonly view: CatalogueView;
  readonly tool: OpenTool | null;
  readonly open: (input: PlaygroundInput) => void;
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
}

function Tool({ area, apis, api, view, tool, open, isFavourite, onFavourite }: ToolProps) {
  const { apiOrigin, siteOrigin } = useServices();
  const person = useUser();
  const personId = usePersonId();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const address = catalogueHref(area, view);
  const snapshot = useSelector(tool ?? undefined, (now) => now);
  const isOpen = tool !== null;
  useEffect(() => {
    if (isOpen) return undefined;
    let isHere = true;
    const store = createHubStore(personId);
    void Promise.all([store.draft(api.path), store.history(api.path)]).then(([draft, history]) => {
      if (!isHere) return;
      const shared = sharedValues(fieldsOf(api.input), new URLSearchParams(search), 'in.');
      if (shared) {
        void store.keepDraft(api.path, { values: shared, method: null });
        // The values are in the form now, so they are removed from the URL.
        if (isStaying()) void navigate(address, { replace: true, preventScrollReset: true });
      }
      open({ api, draft, history, shared, isLive: mayFollow(api, personId) });
    });
    return () => {
      isHere = false;
    };
  }, [address, api, isOpen, isStaying, navigate, open, personId, search]);
  return (
    <ToolScreen
      {...{ area, apis, api, person, isFavourite, onFavourite, apiOrigin, siteOrigin }}
      bench={tool && snapshot ? { state: stateOf(snapshot), send: tool.send } : null}
      loginHref={loginPath(address)}
    />
  );
}

/** Runs as the person types only for instant tools that cost one call. Visitors have too few calls for that. */
function mayFollow({ instant, cost }: Api, personId: string | null): boolean {
  return instant && cost <= 1 && personId !== null;
}
