/** What the overview sheets are made of: many components on one page, each under its name, to be seen and pictured together. */
import { Grid } from '@apiyard/ui/Grid';
import { Heading } from '@apiyard/ui/Heading';
import { Stack } from '@apiyard/ui/Stack';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

/** Picks the text of the language that the sheet is shown in. */
export type Say = (english: string, arabic: string) => string;

export interface SheetProps {
  readonly say: Say;
}

/** The story's render function: hands the sheet its language. */
export function sheet(Content: ComponentType<SheetProps>) {
  return (_args: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <Content say={(english, arabic) => (globals['language'] === 'ar' ? arabic : english)} />
  );
}

/** The page. `minColumn` says how wide a column is at least. */
export function Sheet({ children, minColumn = '19rem' }: { readonly children: ReactNode; readonly minColumn?: `${number}rem` }) {
  return (
    <main style={{ padding: '1.5rem' }}>
      <Grid minColumn={minColumn} space={5}>
        {children}
      </Grid>
    </main>
  );
}

interface PartProps {
  /** The component's name, as it is imported. */
  readonly name: string;
  /** Over all columns. @default false */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Part({ name, isWide = false, children }: PartProps) {
  return (
    <div style={{ minInlineSize: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
      <Stack space={2}>
        <Heading level={2} size="h6">
          <span lang="en" dir="ltr">
            {name}
          </span>
        </Heading>
        {children}
      </Stack>
    </div>
  );
}

interface KeptProps<Value> {
  readonly first: Value;
  readonly children: (value: Value, keep: (value: Value) => void) => ReactNode;
}

/** Keeps a value, so that what stands on a sheet can be tried. */
export function Kept<Value>({ first, children }: KeptProps<Value>) {
  const [value, keep] = useState(first);
  return children(value, keep);
}

/** The claim of every sheet: these components are on it, in this order, and nothing of it reaches beyond the window. */
export async function expectOnSheet(canvasElement: HTMLElement, names: readonly string[]): Promise<void> {
  const shown = within(canvasElement).getAllByRole('heading', { level: 2 });
  await expect(shown.map((heading) => heading.textContent)).toEqual(names);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
