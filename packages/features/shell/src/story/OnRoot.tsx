import type { ReactNode } from 'react';
import { useInsertionEffect } from 'react';
import { useServices } from '@apiyard/kit/services.tsx';
import { menuGroupsText } from '@apiyard/kit/settings/settings.ts';

const written = ['layout', 'boxedLayout', 'sidebarType', 'menuGroups'] as const;

/** Writes on `<html>` what the layout follows there, as the app does. What Storybook's toolbar governs stays as it is. */
export function OnRoot({ children }: { readonly children: ReactNode }) {
  const { settings } = useServices();
  // Before the layout effects of what it contains, which measure.
  useInsertionEffect(() => {
    const { dataset, style } = document.documentElement;
    const apply = () => {
      const { isHorizontal, isLayout, isCollapse, borderRadius, menuGroups } = settings.get();
      dataset['layout'] = isHorizontal ? 'horizontal' : 'vertical';
      dataset['boxedLayout'] = isLayout;
      dataset['sidebarType'] = isCollapse ? 'mini-sidebar' : 'full-sidebar';
      dataset['menuGroups'] = menuGroupsText(menuGroups);
      style.setProperty('--apiyard-radius', `${borderRadius}px`);
    };
    apply();
    const stop = settings.subscribe(apply);
    return () => {
      stop();
      for (const name of written) delete dataset[name];
      style.removeProperty('--apiyard-radius');
    };
  }, [settings]);
  return children;
}
