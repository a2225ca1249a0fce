/** The parts of a sheet of states: a component in a row, once at rest and once in each of its states. */
import { Heading } from '@apiyard/ui/Heading';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { ComponentType, ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { topPart } from '../sheet.tsx';
import type { ForcedState } from './force-states.ts';
import { forceStates, interactive, keepForced } from './force-states.ts';
import type { Translate } from './words.ts';
import { translateTo } from './words.ts';

export interface StatesProps {
  readonly translate: Translate;
}

/** The story's render function: a page with the sheet, in the language of the toolbar. */
export function statesSheet(Content: ComponentType<StatesProps>) {
  return (_args: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <main>
      <Stack space={4}>
        <Content translate={translateTo(String(globals['language']))} />
      </Stack>
    </main>
  );
}

interface RowProps {
  /** The component's name, as it is imported. */
  readonly name: string;
  /** States that the row forces on its content. @default none */
  readonly forced?: readonly ForcedState[];
  /** Selector of the elements that get the state. @default all that can have it */
  readonly target?: string;
  /** Other states, set by props. */
  readonly others?: Readonly<Record<string, ReactNode>>;
  /** One state below the other, for wide components. @default false */
  readonly isWide?: boolean;
  /** The component at rest. */
  readonly children: ReactNode;
}

/** Minimum width of a cell, so that phones show two beside each other. */
const cells = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: '1rem',
};
const cell = { minInlineSize: 0 };

export function Row({ name, forced = [], target, others = {}, isWide = false, children }: RowProps) {
  return (
    <section data-row={name} aria-label={name}>
      <Stack space={1}>
        <Heading level={2} size="h6">
          <span lang="en" dir="ltr">
            {name}
          </span>
        </Heading>
        <div style={isWide ? { ...cells, gridTemplateColumns: 'minmax(0, 1fr)' } : cells}>
          <Cell state="rest">{children}</Cell>
          {forced.map((state) => (
            <Cell key={state} state={state} force={{ state, target }}>
              {children}
            </Cell>
          ))}
          {Object.entries(others).map(([state, content]) => (
            <Cell key={state} state={state}>
              {content}
            </Cell>
          ))}
        </div>
      </Stack>
    </section>
  );
}

interface CellProps {
  readonly state: string;
  readonly force?: { readonly state: ForcedState; readonly target: string | undefined };
  readonly children: ReactNode;
}

function Cell({ state, force, children }: CellProps) {
  return (
    <div style={cell} data-state={state} data-force={force?.state} data-target={force?.target}>
      <Stack space={0.5}>
        <Text size="small" tone="quiet">
          <span lang="en" dir="ltr">
            {state}
          </span>
        </Text>
        {children}
      </Stack>
    </div>
  );
}

/** Asserts that a sheet has these rows, and that each forced state of each of them looks different from rest. */
export async function expectStates(canvasElement: HTMLElement, names: readonly string[]): Promise<void> {
  const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-row]')];
  await expect(rows.map((row) => row.dataset['row'])).toEqual(names);
  forceStates(canvasElement);
  await waitFor(() => expect(rows.flatMap(unchangedIn)).toEqual([]));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

/** The forced states of a row that look like rest. */
function unchangedIn(row: HTMLElement): readonly string[] {
  const rest = row.querySelector<HTMLElement>('[data-state="rest"]');
  return [...row.querySelectorAll<HTMLElement>('[data-force]')]
    .filter((forced) => rest === null || looksOf(forced) === looksOf(rest))
    .map((forced) => `${row.dataset['row']}: ${forced.dataset['force']}`);
}

/** Forces states on all parts of a sheet of stories, and asserts that each of them then looks different. */
export async function forceParts(canvasElement: HTMLElement, states: readonly ForcedState[]): Promise<void> {
  // A table that is wider than its part until its font is there can have the focus.
  await document.fonts.ready;
  const parts = [...canvasElement.querySelectorAll<HTMLElement>(topPart)];
  // What is around links and buttons does not change: whole screens would take seconds.
  const looksNow = (part: HTMLElement) => looksOf(part, interactive);
  const rest = parts.map(looksNow);
  for (const part of parts) part.dataset['force'] = states.join(' ');
  keepForced(canvasElement);
  await waitFor(() =>
    expect(parts.filter((part, at) => looksNow(part) === rest[at]).map((part) => part.dataset['part'])).toEqual([]),
  );
}

const looks = [
  'color',
  'background-color',
  'background-image',
  'border-color',
  'outline',
  'box-shadow',
  'opacity',
  'text-decoration-line',
];

function looksOf(element: HTMLElement, selector = '*'): string {
  return [...element.querySelectorAll(selector)]
    .flatMap((inner) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(inner, part);
        return looks.map((name) => style.getPropertyValue(name)).join(' ');
      }),
    )
    .join('\n');
}
