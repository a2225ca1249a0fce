import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { lazy, Suspense } from 'react';

// Storybook's blocks are a megabyte in size. Stories, which are opened far more often, do not load them.
const Frame = lazy(async () => ({ default: (await import('./docs-frame.tsx')).DocsFrame }));
const Page = lazy(async () => ({ default: (await import('./docs-page.tsx')).ComponentPage }));

export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  );
}

export function DocsPage() {
  return <Page />;
}
