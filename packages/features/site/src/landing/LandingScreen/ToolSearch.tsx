import { IconSearch } from '@tabler/icons-react';
import { Form } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { landingCopy } from '../landing-copy.ts';
import * as css from './LandingScreen.css.ts';

/**
 * Opens the API hub with the search, before the page is hydrated too. A plain input: `SearchField` would load 10 kB more
 * for the page that most people see first.
 */
export function ToolSearch({ count }: { readonly count: number | null }) {
  const t = useCopy(landingCopy);
  const label = count === null ? t('landing.search') : t('landing.searchCount', { count });
  return (
    <Form action="/hub" role="search" className={css.search}>
      <IconSearch className={css.searchIcon} size={20} stroke={1.5} aria-hidden />
      <input type="search" name="q" aria-label={label} placeholder={label} className={css.searchInput} />
    </Form>
  );
}
