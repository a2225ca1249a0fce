import { Button } from '@apiyard/ui/Button';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { Select } from '@apiyard/ui/Select';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Switch } from '@apiyard/ui/Switch';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { PuzzleId } from '../frame/rules.ts';
import { puzzlesCopy } from '../puzzles-copy.ts';
import type { PrintView } from './print-view.ts';
import { counts, pagesOf, perPages } from './print-view.ts';
import {
  caption,
  field,
  form,
  one,
  page,
  perPage,
  puzzles as puzzlesStyle,
  sheet,
  sheets,
  sheetTitle,
} from './PrintPage.css.ts';

export interface Printed<Puzzle> {
  readonly id: PuzzleId;
  readonly puzzle: Puzzle;
}

export interface PrintPageProps<Puzzle> {
  readonly view: PrintView;
  readonly onView: (view: PrintView) => void;
  readonly puzzles: Loadable<readonly Printed<Puzzle>[]>;
  readonly onRetry: () => void;
  readonly onPrint: () => void;
}

interface PrintFrameProps<Puzzle> extends PrintPageProps<Puzzle> {
  readonly title: string;
  readonly levels: readonly { readonly id: string; readonly label: string }[];
  readonly playHref: string;
  /** What fits on a page, for puzzles with lists below them. @default all */
  readonly perPageMax?: number;
  readonly draw: (puzzle: Puzzle, isSolution: boolean) => ReactNode;
}

const solutionsPerPage = 12;

/** Puzzles on paper: several per page, with the solutions at the end. Only the sheets are printed. */
export function PrintPage<Puzzle>({ view, onView, puzzles, draw, levels, ...props }: PrintFrameProps<Puzzle>) {
  const { perPageMax = Infinity } = props;
  const shownPerPage = Math.min(view.perPage, perPageMax);
  const t = useCopy(puzzlesCopy);
  const level = levels.find(({ id }) => id === view.level)?.label ?? view.level;
  const options = (values: readonly number[]) => values.map((value) => ({ id: String(value), label: String(value) }));
  return (
    <div className={page}>
      <PageBand
        title={props.title}
        purpose={t('puzzles.print.purpose')}
        actions={
          <>
            <Button
              tone="primary"
              icon={<IconPrinter size={20} stroke={1.5} />}
              isDisabled={puzzles.state !== 'done'}
              onPress={props.onPrint}
            >
              {t('puzzles.print.print')}
            </Button>
            <Link look="quiet" href={props.playHref}>
              {t('puzzles.print.play')}
            </Link>
          </>
        }
      />
      <div className={form}>
        <div className={field}>
          <Select
            label={t('puzzles.level')}
            options={levels}
            value={view.level}
            onChange={(chosen) => onView({ ...view, level: chosen })}
          />
        </div>
        <div className={field}>
          <Select
            label={t('puzzles.print.count')}
            options={options(counts)}
            value={String(view.count)}
            onChange={(count) => onView({ ...view, count: Number(count) })}
          />
        </div>
        <div className={field}>
          <Select
            label={t('puzzles.print.perPage')}
            options={options(perPages.filter((each) => each <= perPageMax))}
            value={String(shownPerPage)}
            onChange={(chosen) => onView({ ...view, perPage: Number(chosen) })}
          />
        </div>
        <Switch isSelected={view.hasSolutions} onChange={(hasSolutions) => onView({ ...view, hasSolutions })}>
          {t('puzzles.print.solutions')}
        </Switch>
      </div>
      {puzzles.state === 'failed' && (
        <Failed title={t('puzzles.failed.title')} onRetry={props.onRetry}>
          {t('puzzles.failed.text')}
        </Failed>
      )}
      {puzzles.state === 'loading' && (
        <div className={sheet} aria-busy>
          <Skeleton shape="text" lines={8} />
        </div>
      )}
      {puzzles.state === 'done' && (
        <div className={sheets}>
          {pagesOf(numbered(puzzles.value), shownPerPage).map((some) => (
            <section key={some[0]?.number} className={sheet} aria-label={spanned(t('puzzles.print.puzzles'), some)}>
              <div className={`${puzzlesStyle} ${perPage[shownPerPage as keyof typeof perPage]}`}>
                {some.map(({ number, id, puzzle }) => (
                  <figure key={number} className={one}>
                    <figcaption className={caption}>
                      {[t('puzzles.print.number', { number }), level, id.seed].join(' · ')}
                    </figcaption>
                    {draw(puzzle, false)}
                  </figure>
                ))}
              </div>
            </section>
          ))}
          {view.hasSolutions &&
            pagesOf(numbered(puzzles.value), solutionsPerPage).map((some) => (
              <section
                key={some[0]?.number}
                className={sheet}
                aria-label={spanned(t('puzzles.print.solutionsTitle'), some)}
              >
                <h2 className={sheetTitle}>{t('puzzles.print.solutionsTitle')}</h2>
                <div className={`${puzzlesStyle} ${perPage.solutions}`}>
                  {some.map(({ number, puzzle }) => (
                    <figure key={number} className={one}>
                      <figcaption className={caption}>{t('puzzles.print.number', { number })}</figcaption>
                      {draw(puzzle, true)}
                    </figure>
                  ))}
                </div>
              </section>
            ))}
        </div>
      )}
    </div>
  );
}

const numbered = <Puzzle,>(puzzles: readonly Printed<Puzzle>[]) =>
  puzzles.map((printed, index) => ({ ...printed, number: index + 1 }));

/** Sheets have different names: 'Puzzles 1–4'. */
const spanned = (name: string, some: readonly { readonly number: number }[]) =>
  `${name} ${some[0]?.number}–${some.at(-1)?.number}`;
