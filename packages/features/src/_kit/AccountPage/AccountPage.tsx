import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCopy } from '../copy.ts';
import { useKeepFocus } from '../keep-focus.ts';
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

/** A page under `/account`: its head, the way to its siblings, and what it holds. Routes of it load `accountPageCopy` as well. */
export function AccountPage({ page, children, ...band }: AccountPageProps) {
  const t = useCopy(accountPageCopy);
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useKeepFocus(whole);
  useEffect(() => {
    const box = list.current?.getBoundingClientRect();
    const link = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    // Sideways only: `scrollIntoView` would move the page too.
    if (box && link) list.current?.scrollBy({ left: link.right > box.right ? link.right - box.right : Math.min(0, link.left - box.left), behavior: 'instant' });
  }, [page]);
  const current = pages.find(({ id }) => id === page) ?? pages[0];
  return (
    <div ref={whole} className={css.whole}>
      <PageBand title={t(current.label)} {...band} />
      <nav aria-label={t('accountPage.pages')}>
        <ul ref={list} role="list" className={css.list}>
          {pages.map(({ id, href, label }) => (
            <li key={id}>
              <Link to={href} className={css.link} {...(id === page && { 'aria-current': 'page' as const })}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
