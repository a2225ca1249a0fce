import { SearchField } from '@apiyard/ui/SearchField';
import { useState } from 'react';
import { Form } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { landingCopy } from '../landing-copy.ts';
import { search } from './LandingScreen.css.ts';

/** Opens the API hub with the search. Works before the page is hydrated, too. */
export function ToolSearch({ count }: { readonly count: number | null }) {
  const t = useCopy(landingCopy);
  const [query, setQuery] = useState('');
  return (
    <Form action="/hub" role="search" className={search}>
      <SearchField
        label={count === null ? t('landing.search') : t('landing.searchCount', { count })}
        name="q"
        value={query}
        onChange={setQuery}
      />
    </Form>
  );
}
