import { ariaSpeaksEnglish } from '@apiyard/ui/labels/aria-gaps';
import { labelLocales } from '@apiyard/ui/labels/labels';
import { labels } from '@apiyard/ui/labels/locales/en';
import { contrast } from '@apiyard/ui/theme/colour';
import { contrastPairs } from '@apiyard/ui/theme/contrast-pairs';
import { makeTheme } from '@apiyard/ui/theme/make-theme';
import { themeNames, themes } from '@apiyard/ui/theme/themes/all';
import { modes } from '@apiyard/ui/theme/tokens';
import { Alert } from '@apiyard/ui/Alert';
import { LinkedMarkdown } from '@apiyard/ui/story/docs/about';
import { CheckTable, FailedStories } from '@apiyard/ui/story/docs/check-tables';
import { checkKinds, checkNames, componentChecks } from '@apiyard/ui/story/docs/checks-of-run.ts';
import { components } from '@apiyard/ui/story/docs/component-facts.ts';
import { describeRun, staleText } from '@apiyard/ui/story/docs/results.ts';
import type { CheckCount, CheckCounts } from '@apiyard/ui/story/docs/results.ts';
import type { SourceHashes } from '@apiyard/tools/sources';
import { sources } from 'virtual:sources';
import stored from './results.json';

/** `results.json`, which `pnpm test stories --record` writes. */
interface Results {
  at: string | null;
  commit: string | null;
  sources: SourceHashes;
  names: string[];
  stories: number;
  assertions: number;
  notRun: string[];
  failures: [id: string, message: string][];
  axeExempt: [id: string, what: string][];
  checks: CheckCounts;
  components: Record<string, CheckCounts>;
}

const results = stored as unknown as Results;
const documented = Object.keys(import.meta.glob('../../../packages/ui/src/components/*/*.stories.tsx'));
const staleScreensText =
  'Components are the same as in that run. Screens, flows or patterns have changed since: the sums of all stories, and what failed among these, say nothing about this Storybook until `pnpm test stories --record` writes new ones.';
const number = new Intl.NumberFormat('en');

/** Figures from the source code of this build and from the last recorded run. */
export function Summary() {
  const palettes = themeNames.flatMap((name) => modes.map((mode) => makeTheme(themes[name], mode).color));
  const pairs = palettes.flatMap((color) => contrastPairs(color));
  const short = pairs.filter(({ front, back, ratio }) => contrast(front, back) < ratio);
  const rows: readonly (readonly [string, string])[] = [
    ['Components and charts', number.format(documented.length)],
    ['Stories', results.at === null ? 'not run' : number.format(results.stories)],
    ['Assertions', results.at === null ? 'not run' : number.format(results.assertions)],
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

/** Says what was recorded, and warns if nothing was, or if this build is made of other sources. */
export function Recorded() {
  const { at, commit, names } = results;
  if (at === null) return <Alert tone="warning">No test results are recorded.</Alert>;
  const isStale = results.sources.components !== sources.components;
  const run = describeRun({ at, commit, names, isStale });
  if (isStale)
    return (
      <Alert tone="warning" title="These results are out of date">
        <LinkedMarkdown>{`${run} ${staleText}`}</LinkedMarkdown>
      </Alert>
    );
  if (results.sources.all !== sources.all)
    return (
      <Alert tone="warning" title="The results of screens are out of date">
        <LinkedMarkdown>{`${run} ${staleScreensText}`}</LinkedMarkdown>
      </Alert>
    );
  return (
    <Alert tone={names.length === 0 ? 'success' : 'info'}>{run} The sources of this Storybook are the same.</Alert>
  );
}

/** A row for each kind of check. */
export function Checks() {
  return <CheckTable kinds={checkKinds} checks={results.checks} />;
}

/** `3`, `3, 1 failed` or `not run`. */
function Cell({ count }: { count: CheckCount | undefined }) {
  if (count === undefined) return 'not run';
  return count.failed === 0 ? number.format(count.passed) : `${count.passed}, ${count.failed} failed`;
}

/** Stories that passed, by component and kind of check. */
export function Components() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Component</th>
          {componentChecks.map((kind) => (
            <th key={kind} scope="col">
              {checkNames[kind].replace(', with axe', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {components.map(({ id, name, checks }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`./?path=/docs/${id}--docs`} target="_top">
                {name}
              </a>
            </th>
            {componentChecks.map((kind) => (
              <td key={kind} style={{ whiteSpace: 'nowrap' }}>
                <Cell count={checks[kind]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each story that failed, with its message, and each that was not opened. */
export function Failures() {
  const { at, failures, notRun } = results;
  if (at === null) return <p>Nothing was run.</p>;
  if (failures.length + notRun.length === 0) return <p>Nothing failed.</p>;
  return <FailedStories failures={failures} notRun={notRun} />;
}

/** Skipped checks, from the recorded results. */
export function NotCovered() {
  return (
    <ul>
      {results.axeExempt.map(([id, what]) => (
        <li key={id}>
          <code>{id}</code>: axe does not check {what}.
        </li>
      ))}
      <li>
        React Aria&rsquo;s built-in labels are in English in {ariaSpeaksEnglish.length} of {labelLocales.length}{' '}
        locales: {ariaSpeaksEnglish.join(', ')}. The labels of our components are translated.
      </li>
      <li>
        A story runs in light or dark, and in English or Arabic, by turns. <code>pnpm test:matrix</code> opens each in
        all four, and in the wireframe.
      </li>
      <li>Forced colours are tested in light mode only; axe cannot check them in dark mode.</li>
      <li>
        All tests run in Chromium. Firefox, Safari, real screen readers, voice control and real touch screens are tested
        manually.
      </li>
    </ul>
  );
}
