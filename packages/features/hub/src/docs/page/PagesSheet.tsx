import { Sheet } from '@apiyard/ui/Sheet';
import { useCopy } from '@apiyard/kit/copy.ts';
import { docsCopy } from '../docs-copy.ts';
import type { DocsPagesProps } from './DocsPages.tsx';
import { DocsPages } from './DocsPages.tsx';

export interface PagesSheetProps extends Pick<DocsPagesProps, 'apis' | 'path'> {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** All pages in a sheet over the current one. */
export function PagesSheet({ isOpen, onOpenChange, ...pages }: PagesSheetProps) {
  const t = useCopy(docsCopy);
  return (
    <Sheet title={t('docs.title')} edge="start" isOpen={isOpen} onOpenChange={onOpenChange}>
      <DocsPages {...pages} onNavigate={() => onOpenChange(false)} />
    </Sheet>
  );
}
