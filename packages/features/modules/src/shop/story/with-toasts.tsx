import { ToastRegion } from '@apiyard/ui/Toast';
import type { RouteObject } from 'react-router';
import { Outlet } from 'react-router';

/** Routes of a story with the region where toasts appear, which the app renders otherwise. */
export const withToasts = (children: RouteObject[]): RouteObject[] => [
  {
    Component: () => (
      <>
        <Outlet />
        <ToastRegion />
      </>
    ),
    HydrateFallback: () => null,
    children,
  },
];
