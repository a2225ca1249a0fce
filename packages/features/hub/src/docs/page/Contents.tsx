import { Link } from '@apiyard/ui/Link';
import { useEffect, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { contentsItem, contentsList, contentsTitle } from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';
import type { Place } from './on-this-page.ts';

/** Table of contents that marks the current section. */
export function Contents({
  places,
  withTitle = false,
}: {
  readonly places: readonly Place[];
  readonly withTitle?: boolean;
}) {
  const t = useCopy(docsCopy);
  const current = useReading(places);
  return (
    <nav aria-label={t('docs.onThisPage')}>
      {withTitle && (
        <p aria-hidden className={contentsTitle}>
          {t('docs.onThisPage')}
        </p>
      )}
      <ul role="list" className={contentsList}>
        {places.map(({ id, title }) => (
          <li key={id} className={contentsItem} {...(id === current && { 'data-current': true })}>
            <Link href={`#${id}`} look="plain" {...(id === current && { current: 'true' })}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first section in the upper half of the window. */
function useReading(places: readonly Place[]): string | null {
  const [current, setCurrent] = useState<string | null>(places[0]?.id ?? null);
  useEffect(() => {
    setCurrent(places[0]?.id ?? null);
    const inSight = new Set<string>();
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = places.find(({ id }) => inSight.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-10% 0% -50% 0%' },
    );
    for (const { id } of places) {
      const element = document.getElementById(id);
      if (element) seen.observe(element);
    }
    return () => seen.disconnect();
  }, [places]);
  return current;
}
