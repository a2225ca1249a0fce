import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ChunkFailed } from '@apiyard/kit/routing/route.ts';
import { ForbiddenScreen } from './ForbiddenScreen/ForbiddenScreen.tsx';
import { MaintenanceScreen } from './MaintenanceScreen/MaintenanceScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen/NotFoundScreen.tsx';
import { pathWords } from './path-words.ts';
import { RouteErrorScreen } from './RouteErrorScreen/RouteErrorScreen.tsx';

/** The `ErrorBoundary` of routes: reads what was thrown, by a loader or while drawing. */
export function RouteError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { code, requestId } = membersOf(error);
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (code === 'Forbidden' || status === 403) return <ForbiddenScreen />;
  if (code === 'NotFound' || status === 404) return <NotFoundScreen words={pathWords(pathname)} />;
  if (code === 'Maintenance')
    return <MaintenanceScreen state="under way" who="user" onCheck={() => location.reload()} />;
  return (
    <RouteErrorScreen
      kind={error instanceof ChunkFailed ? 'chunk' : 'fault'}
      requestId={requestId}
      onReload={() => location.reload()}
    />
  );
}

/** Loaders throw the client's rejection: the body of the response. */
function membersOf(error: unknown): { code?: string | undefined; requestId?: string | undefined } {
  if (typeof error !== 'object' || error === null) return {};
  const { code, requestId } = error as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}
