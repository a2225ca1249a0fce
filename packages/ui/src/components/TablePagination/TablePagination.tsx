import { useLocale } from 'react-aria-components/I18nProvider';
import { legible } from '../../labels/figures.ts';
import { fill, useLabels } from '../../labels/use-labels.ts';
import { Dense } from '../Dense/Dense.tsx';
import { PageStep } from '../Pagination/PageStep.tsx';
import { Select } from '../Select/Select.tsx';
import { bar, range, sizeField, sizeLabel, sizes, steps } from './TablePagination.css.ts';

export interface TablePaginationProps {
  /** The open page, from 1. */
  page: number;
  pageSize: number;
  /** How many rows there are in all, or at least: a server may not have counted to the end. */
  count: number;
  /** Whether `count` is all of them. @default true */
  isCountExact?: boolean;
  /** What people can choose for `pageSize`. @default [10, 25, 50, 100] */
  pageSizes?: readonly number[];
  /** Called with the page to open, from 1. */
  onPageChange: (page: number) => void;
  /** Called with how many rows to show; open the first page then. */
  onPageSizeChange: (pageSize: number) => void;
}

/** Below a table: the range of visible rows, the page size, and previous and next. For page numbers: `Pagination`. */
export function TablePagination({
  page,
  pageSize,
  count,
  isCountExact = true,
  pageSizes = [10, 25, 50, 100],
  onPageChange,
  onPageSizeChange,
}: TablePaginationProps) {
  const labels = useLabels();
  const { locale } = useLocale();
  const figures = new Intl.NumberFormat(locale);
  const format = (value: number) => legible(figures.format(value));
  const last = Math.max(1, Math.ceil(count / pageSize));
  const from = count === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = isCountExact ? Math.min(count, page * pageSize) : page * pageSize;
  const words = fill(isCountExact ? labels.rangeOfCount : labels.rangeOfMore, {
    from: format(from),
    to: format(to),
    count: format(count),
  });
  return (
    <nav aria-label={labels.pages} className={bar}>
      <div className={sizes}>
        <span aria-hidden className={sizeLabel}>
          {labels.rowsPerPage}
        </span>
        <div className={sizeField}>
          <Dense>
            <Select
              label={labels.rowsPerPage}
              isLabelHidden
              options={pageSizes.map((size) => ({ id: String(size), label: format(size) }))}
              value={String(pageSize)}
              onChange={(size) => onPageSizeChange(Number(size))}
            />
          </Dense>
        </div>
      </div>
      <span className={range} aria-live="polite">
        {words}
      </span>
      <div className={steps}>
        <PageStep to="first" isDisabled={page <= 1} onPress={() => onPageChange(1)} />
        <PageStep to="previous" isDisabled={page <= 1} onPress={() => onPageChange(page - 1)} />
        <PageStep to="next" isDisabled={isCountExact && page >= last} onPress={() => onPageChange(page + 1)} />
        {isCountExact && <PageStep to="last" isDisabled={page >= last} onPress={() => onPageChange(last)} />}
      </div>
    </nav>
  );
}
