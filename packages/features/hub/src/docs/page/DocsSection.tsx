import { CopyButton } from '@apiyard/ui/CopyButton';
import { Heading } from '@apiyard/ui/Heading';
import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { anchor, copyLink, headline, section } from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';

interface DocsSectionProps {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page that can be linked to. */
export function DocsSection({ id, title, children }: DocsSectionProps) {
  return (
    <section id={id} tabIndex={-1} className={`${section} ${anchor}`}>
      <div className={headline}>
        <Heading level={2} size="h5">
          {title}
        </Heading>
        <CopyAnchor id={id} title={title} />
      </div>
      {children}
    </section>
  );
}

/** Copies the link of a section; visible on hover and focus, and always on touch screens. */
export function CopyAnchor({ id, title }: { readonly id: string; readonly title: string }) {
  const t = useCopy(docsCopy);
  return (
    <span className={copyLink}>
      <CopyButton
        label={t('docs.copyLink', { title })}
        icon={<IconLink size={16} stroke={1.5} aria-hidden />}
        text={() => `${location.origin}${location.pathname}#${encodeURIComponent(id)}`}
      />
    </span>
  );
}
