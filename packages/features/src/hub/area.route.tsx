import type { Api } from '@apiyard/api/contract/hub';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import { fieldsOf } from '../_kit/api-fields.ts';
import { catalogueIn } from '../_kit/catalogue.ts';
import { activeLanguage, useLanguage } from '../_kit/copy.ts';
import type { OfferedLanguage } from '../_kit/language.ts';
import { localeOf } from '../_kit/language.ts';
import type { Loadable } from '../_kit/loadable.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { useIsStaying } from '../_kit/own-address.ts';
import { loginPath, pathOf, servicesOf } from '../_kit/route.ts';
import { useServices, useUser } from '../_kit/services.tsx';
import { useViewInAddress } from '../_kit/view-in-address.ts';
import type { AreaView } from './area/area-view.ts';
import { areaHref, areaQueryOf, areaViewOf } from './area/area-view.ts';
import { AreaScreen } from './area/AreaScreen.tsx';
import { ToolScreen, ToolSkeleton } from './area/ToolScreen.tsx';
import type { OpenTool } from './area/workbench.machine.ts';
import { workbenchMachine } from './area/workbench.machine.ts';
import { loadFavourites, useFavourites } from './favourites/use-favourites.ts';
import { createHubStore } from './keep/hub-store.ts';
import type { PlaygroundInput } from './playground/playground.machine.ts';
import { stateOf } from './playground/playground-state.ts';
import { sharedValues } from './playground/share-link.ts';
import { UnknownApi } from './playground/UnknownApi.tsx';
import { usePlaygroundMachine } from './playground/use-playground.ts';
import type { AreaPage } from '../_kit/areas/tool-href.ts';
import { isAreaPage, toolOf } from '../_kit/areas/tool-href.ts';

interface AreaData {
  readonly area: AreaPage;
  readonly language: OfferedLanguage;
  readonly catalogue: readonly Api[] | Promise<readonly Api[]>;
  readonly favourites: Promise<readonly string[]>;
}

/** One module for all areas: the first part of the address is the area. Nothing is waited for. */
export function loader(args: LoaderFunctionArgs): AreaData {
  const { api, session } = servicesOf(args);
  const language = activeLanguage();
  const area = pathOf(servicesOf(args), args.request).split('/')[1];
  if (!isAreaPage(area)) throw new Error(`There is no page for the area ${area}.`);
  return { area, language, catalogue: catalogueIn(api, language), favourites: loadFavourites(api, session.user()) };
}

/** Search, filters and the open tool change only what is shown of the same data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

const inAddress = { read: areaViewOf, write: areaQueryOf };

export function Component() {
  const data = useLoaderData<AreaData>();
  const language = useLanguage();
  const personId = useUser()?.id ?? null;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (data.language !== language) void revalidate();
  }, [data.language, language, revalidate]);
  // What was typed and answered belongs to one person, and is written in one language.
  return <Page key={`${data.area} ${data.language} ${personId}`} data={data} onRetry={() => void revalidate()} />;
}

function Page({ data, onRetry }: { readonly data: AreaData; readonly onRetry: () => void }) {
  const { area } = data;
  const catalogue = useLoadable(data.catalogue);
  const saved = useLoadable(data.favourites);
  const [view, onView] = useViewInAddress(inAddress);
  const apis = useToolsOf(area, catalogue, data.language);
  const titles = useMemo(
    () => new Map(apis.state === 'done' ? apis.value.map(({ path, title }) => [path, title]) : []),
    [apis],
  );
  const favourites = useFavourites(
    saved.state === 'done' ? saved.value : null,
    useCallback((path: string) => titles.get(path) ?? path, [titles]),
  );
  const tool = usePlaygroundMachine();
  const workbench = useActorRef(useMemo(() => workbenchMachine.provide({ actors: { tool } }), [tool]));
  const open = useCallback((input: PlaygroundInput) => workbench.send({ type: 'open', input }), [workbench]);
  const opened = useSelector(workbench, ({ context }) => context.tools);
  const box = useHeadingFocus(view.tool);

  if (view.tool === null || apis.state === 'failed') {
    return (
      <div ref={box}>
        <AreaScreen
          {...{ area, apis, view, onView, onRetry }}
          favourites={favourites.paths}
          onFavourite={favourites.toggle}
        />
      </div>
    );
  }
  if (apis.state === 'loading') return <ToolSkeleton area={area} listHref={areaHref(area, { ...view, tool: null })} />;
  const api = apis.value.find((one) => toolOf(one) === view.tool);
  if (api === undefined) return <UnknownApi path={`${area}/${view.tool}`} />;
  return (
    <div ref={box}>
      <Tool
        {...{ area, api, view }}
        apis={apis.value}
        tool={opened[api.path] ?? null}
        open={open}
        isFavourite={favourites.paths.includes(api.path)}
        onFavourite={() => favourites.toggle(api.path)}
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

/** When what was pressed is gone with the list or the tool, the keyboard goes on at the heading of what took its place. */
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
  readonly view: AreaView;
  readonly tool: OpenTool | null;
  readonly open: (input: PlaygroundInput) => void;
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
}

function Tool({ area, apis, api, view, tool, open, isFavourite, onFavourite }: ToolProps) {
  const { apiOrigin, basePath = '' } = useServices();
  const person = useUser();
  const personId = person?.id ?? null;
  const { search } = useLocation();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const address = areaHref(area, view);
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
        // Taken over: the address is made short again.
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
      {...{ area, apis, api, person, isFavourite, onFavourite, apiOrigin }}
      bench={tool && snapshot ? { state: stateOf(snapshot), send: tool.send } : null}
      listHref={areaHref(area, { ...view, tool: null })}
      loginHref={loginPath(address)}
      siteOrigin={location.origin + basePath}
    />
  );
}

/** Answers follow the form by themselves where they come at once and cost least. A visitor's few calls are for pressing. */
function mayFollow({ instant, cost }: Api, personId: string | null): boolean {
  return instant && cost <= 1 && personId !== null;
}
