import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { fill, useLabels } from '../../labels/use-labels.ts';
import { gap, here, onPhone, page as pageStyle, pages, wide } from './Pagination.css.ts';
import { listPages } from './page-list.ts';
import { PageStep } from './PageStep.tsx';

export interface PaginationProps {
  /** The open page, from 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  onChange: (page: number) => void;
  /** Distinguishes two paginations on one screen. @default 'Pages', in the language in use */
  label?: string;
}

/** Moves through pages that people count: results, posts. Rows of a table have `TablePagination`; what is read in one go has a button for more. */
export function Pagination({ page, count, onChange, label }: PaginationProps) {
  const labels = useLabels();
  const { locale } = useLocale();
  const figures = new Intl.NumberFormat(locale);
  return (
    <nav aria-label={label ?? labels.pages}>
      <ul role="list" className={pages}>
        <li className={onPhone}>
          <PageStep to="first" isDisabled={page <= 1} onPress={() => onChange(1)} />
        </li>
        <li>
          <PageStep to="previous" isDisabled={page <= 1} onPress={() => onChange(page - 1)} />
        </li>
        {listPages(page, count).map((item) =>
          typeof item === 'number' ? (
            <li key={item} className={wide}>
              <Button
                aria-label={fill(item === page ? labels.page : labels.goToPage, { page: figures.format(item) })}
                {...(item === page && { 'aria-current': 'page' })}
                onPress={() => onChange(item)}
                className={pageStyle}
              >
                {figures.format(item)}
              </Button>
            </li>
          ) : (
            <li key={item} className={wide} aria-hidden>
              <span className={gap}>…</span>
            </li>
          ),
        )}
        <li className={`${onPhone} ${here}`} aria-live="polite">
          {figures.format(page)} / {figures.format(count)}
        </li>
        <li>
          <PageStep to="next" isDisabled={page >= count} onPress={() => onChange(page + 1)} />
        </li>
        <li className={onPhone}>
          <PageStep to="last" isDisabled={page >= count} onPress={() => onChange(count)} />
        </li>
      </ul>
    </nav>
  );
}
