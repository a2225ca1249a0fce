import { TabLinks } from '@apiyard/ui/TabLinks';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useCopy } from '../copy.ts';
import { useKeepFocus } from '../browser/keep-focus.ts';
import type { PageBandProps } from '../PageBand/PageBand.tsx';
import { PageBand } from '../PageBand/PageBand.tsx';
import * as css from './AccountPage.css.ts';
import { accountPageCopy } from './account-page-copy.ts';

const pages = [
  { id: 'profile', href: '/account/profile', label: 'accountPage.profile' },
  { id: 'security', href: '/account/security', label: 'accountPage.security' },
  { id: 'keys', href: '/account/keys', label: 'accountPage.keys' },
  { id: 'usage', href: '/account/usage', label: 'accountPage.usage' },
  { id: 'plan', href: '/account/plan', label: 'accountPage.plan' },
] as const;

interface AccountPageProps extends Pick<PageBandProps, 'purpose' | 'actions'> {
  readonly page: (typeof pages)[number]['id'];
  readonly children?: ReactNode;
}

/** A page under `/account`: title, links to its siblings, and content. Its routes also load `accountPageCopy`. */
export function AccountPage({ page, children, ...band }: AccountPageProps) {
  const t = useCopy(accountPageCopy);
  const whole = useRef<HTMLDivElement>(null);
  useKeepFocus(whole);
  const current = pages.find(({ id }) => id === page) ?? pages[0];
  return (
    <div ref={whole} className={css.whole}>
      <PageBand title={t(current.label)} {...band} />
      <div className={css.siblings}>
        <TabLinks
          label={t('accountPage.pages')}
          current={page}
          items={pages.map(({ id, href, label }) => ({ id, href, label: t(label) }))}
        />
      </div>
      {children}
    </div>
  );
}
