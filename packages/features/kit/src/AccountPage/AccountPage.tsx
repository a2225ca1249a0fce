import { TabLinks } from '@apiyard/ui/TabLinks';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useCopy } from '../copy.ts';
import { useKeepFocus } from '../browser/keep-focus.ts';
import type { PageBandProps } from '../PageBand/PageBand.tsx';
import { PageBand } from '../PageBand/PageBand.tsx';
import * as css from './AccountPage.css.ts';
import { useAccountLinks } from '../routing/page-list.tsx';
import { accountPageCopy } from './account-page-copy.ts';

interface AccountPageProps extends Pick<PageBandProps, 'purpose' | 'actions'> {
  readonly children?: ReactNode;
}

/** A page below `/account/`: its title, links to the others, and its content. */
export function AccountPage({ children, ...band }: AccountPageProps) {
  const t = useCopy(accountPageCopy);
  const whole = useRef<HTMLDivElement>(null);
  useKeepFocus(whole);
  const { links, current } = useAccountLinks();
  return (
    <div ref={whole} className={css.whole}>
      <PageBand title={current?.label ?? t('accountPage.pages')} {...band} />
      <div className={css.siblings}>
        <TabLinks
          label={t('accountPage.pages')}
          current={current?.href ?? ''}
          items={links.map((link) => ({ ...link, id: link.href }))}
        />
      </div>
      {children}
    </div>
  );
}
