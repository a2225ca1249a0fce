/** The overview sheets: many components on one page, each under its name, for a visual check and pictures. */
import { Grid } from '@apiyard/ui/Grid';
import { Heading } from '@apiyard/ui/Heading';
import { Stack } from '@apiyard/ui/Stack';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

/** Picks the text of the language that the sheet is shown in. */
export type PickText = (english: string, arabic: string) => string;

export interface SheetProps {
  readonly pick: PickText;
}

/** The story's render function: a page with the sheet, which gets its language. */
export function sheet(Content: ComponentType<SheetProps>) {
  return (_args: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <main>
      <Content pick={(english, arabic) => (globals['language'] === 'ar' ? arabic : english)} />
    </main>
  );
}

/** Parts side by side. `minColumn` is the minimum column width. */
export function Sheet({
  children,
  minColumn = '17rem',
}: {
  readonly children: ReactNode;
  readonly minColumn?: `${number}rem`;
}) {
  return (
    <Grid minColumn={minColumn} space={5}>
      {children}
    </Grid>
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
    <div data-part={name} style={{ minInlineSize: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
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

/** Keeps a value in state, so that the components on a sheet work. */
export function Kept<Value>({ first, children }: KeptProps<Value>) {
  const [value, keep] = useState(first);
  return children(value, keep);
}

/** Screens have parts of their own. */
export const topPart = '[data-part]:not([data-part] [data-part])';

/** Asserts that a sheet shows these components, in this order, none of them empty, and nothing wider than the window. */
export async function expectOnSheet(canvasElement: HTMLElement, names: readonly string[]): Promise<void> {
  const parts = [...canvasElement.querySelectorAll<HTMLElement>(topPart)];
  await expect(parts.map((part) => part.dataset['part'])).toEqual(names);
  // The name alone is about 40 px high: a part that is not higher is empty.
  await waitFor(() =>
    expect(parts.filter((part) => part.offsetHeight < 48).map((part) => part.dataset['part'])).toEqual([]),
  );
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
