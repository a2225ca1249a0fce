import { ariaSpeaksEnglish } from '@apiyard/ui/labels/aria-gaps';
import { labelLocales } from '@apiyard/ui/labels/labels';
import { labels } from '@apiyard/ui/labels/locales/en';
import { contrast } from '@apiyard/ui/theme/colour';
import { contrastPairs } from '@apiyard/ui/theme/contrast-pairs';
import { makeTheme } from '@apiyard/ui/theme/make-theme';
import { themeNames, themes } from '@apiyard/ui/theme/themes/all';
import { modes } from '@apiyard/ui/theme/tokens';
import { Alert } from '@apiyard/ui/Alert';
import { sources } from 'virtual:sources';
import stored from './results.json';

/** The output of `pnpm test:matrix`. */
interface Results {
  runs: {
    run: string;
    at: string;
    commit: string | null;
    sources: string;
    stories: number;
    failed: number;
    failures: [id: string, message: string][];
    assertions: number;
    axeRulesPassed: number;
    axeViolations: number;
    axeExempt: [id: string, what: string][];
    tabStops: number;
  }[];
}

const results = stored as unknown as Results;
const components = Object.keys(import.meta.glob('../../../packages/ui/src/components/*/*.stories.tsx'));
const number = new Intl.NumberFormat('en');
const most = (key: 'stories' | 'assertions') => Math.max(...results.runs.map((run) => run[key]));

/** Figures from the source code of this build and from the last run of the full matrix. */
export function Summary() {
  const palettes = themeNames.flatMap((name) => modes.map((mode) => makeTheme(themes[name], mode).color));
  const pairs = palettes.flatMap((color) => contrastPairs(color));
  const short = pairs.filter(({ front, back, ratio }) => contrast(front, back) < ratio);
  const rows: readonly (readonly [string, string])[] = [
    ['Components and charts', number.format(components.length)],
    ['Stories per combination', number.format(most('stories'))],
    ['Assertions per combination', number.format(most('assertions'))],
    [
      'Locales × labels',
      `${labelLocales.length} × ${Object.keys(labels).length} = ${number.format(labelLocales.length * Object.keys(labels).length)}`,
    ],
    [
      'Pairs of colours, in all themes and modes',
      `${number.format(pairs.length)}, ${short.length} below the WCAG minimum`,
    ],
  ];
  return (
    <table>
      <tbody>
        {rows.map(([what, figure]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Says for which sources the results were recorded, and warns if this build is made of others. */
export function Recorded() {
  const stale = results.runs.filter((run) => run.sources !== sources);
  if (stale.length === 0)
    return <Alert tone="success">All runs were recorded for the sources of this build ({sources}).</Alert>;
  return (
    <Alert tone="warning" title="These results are out of date">
      {stale.map(({ run }) => run).join(', ')}: recorded for other sources than those of this build ({sources}). The
      figures below say nothing about it. To record new ones, run <code>pnpm test:matrix</code>.
    </Alert>
  );
}

const heads = [
  'Combination',
  'Recorded',
  'Commit',
  'Stories passed',
  'Failed',
  'Assertions',
  'axe: rules passed',
  'axe: violations',
  'Tab stops with a visible focus indicator',
];

/** One line per run of the matrix. */
export function Matrix() {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.runs.map(
          ({ run, at, commit, sources: ran, stories, failed, assertions, axeRulesPassed, axeViolations, tabStops }) => (
            <tr key={run}>
              <th scope="row">{run}</th>
              <td>
                <time dateTime={at}>{dateFormat.format(new Date(at))}</time>
                {ran === sources ? '' : ', out of date'}
              </td>
              <td>
                <code>{commit ?? 'unknown'}</code>
              </td>
              {[stories, failed, assertions, axeRulesPassed, axeViolations].map((figure, index) => (
                <td key={heads[index + 3]}>{number.format(figure)}</td>
              ))}
              <td>{tabStops === 0 ? 'not tested' : number.format(tabStops)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** Each story that failed, with its message. */
export function Failures() {
  const runs = results.runs.filter(({ failed }) => failed > 0);
  if (runs.length === 0) return <p>Nothing failed.</p>;
  return runs.map(({ run, failed, failures }) => (
    <section key={run}>
      <h3>{run}</h3>
      <ul>
        {failures.map(([id, message]) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {id}
            </a>
            : {message}
          </li>
        ))}
        {failed > failures.length && (
          <li>{number.format(failed - failures.length)} more, whose names were not recorded.</li>
        )}
      </ul>
    </section>
  ));
}

/** Skipped checks, from the recorded results. */
export function NotCovered() {
  const exempt = results.runs[0]?.axeExempt ?? [];
  return (
    <ul>
      {exempt.map(([id, what]) => (
        <li key={id}>
          <code>{id}</code>: axe does not check {what}.
        </li>
      ))}
      <li>
        React Aria&rsquo;s built-in labels are in English in {ariaSpeaksEnglish.length} of {labelLocales.length}{' '}
        locales: {ariaSpeaksEnglish.join(', ')}. The labels of our components are translated.
      </li>
      <li>Stories that set a language, mode or theme show only that one in every combination.</li>
      <li>Forced colours are tested in the stories of that name, in light mode; axe cannot check them in dark mode.</li>
      <li>
        All tests run in Chromium. Firefox, Safari, real screen readers, voice control and real touch screens are tested
        manually.
      </li>
    </ul>
  );
}
