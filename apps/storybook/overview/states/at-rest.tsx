/** Sheets of stories that exist already, as they begin: without their play functions, many in one picture. */
import type { ComponentType, ReactNode } from 'react';
import type { ForcedState } from './force-states.ts';
import { forceParts } from './states.tsx';
import { expectOnSheet, Part, Sheet } from '../sheet.tsx';

interface Annotations {
  readonly component?: unknown;
  readonly args?: object;
  readonly render?: unknown;
  readonly decorators?: unknown;
  readonly loaders?: unknown;
}
interface AnyStory {
  readonly input: Annotations;
  readonly meta: { readonly input: Annotations };
}

interface ShownStory {
  readonly name: string;
  readonly story: AnyStory;
}

type Context = Readonly<Record<string, unknown>>;
type Render = (args: object, context: Context) => ReactNode;
type Load = (context: Context) => Promise<Record<string, unknown> | void>;
type Decorate = (story: ComponentType, context: Context) => ReactNode;

/** `some('Scheduler', scheduler, 'Agenda', 'Week')`: some stories of a module of stories. */
export function some<Module extends Readonly<Record<string, unknown>>>(
  component: string,
  module: Module,
  ...names: readonly (keyof Module & string)[]
): readonly ShownStory[] {
  return names.map((name) => ({ name: `${component}: ${name}`, story: module[name] as AnyStory }));
}

/** What is on the sheet besides stories. */
export function part(name: string, render: () => ReactNode): ShownStory {
  return { name, story: { input: { render }, meta: { input: {} } } };
}

interface SheetOptions {
  /** One column. @default false */
  readonly isWide?: boolean;
  /** States that links, buttons and rows get: each part then has to look different. @default none */
  readonly forced?: readonly ForcedState[];
}

/** Loaders, render and play function of a story: a sheet with the stories. */
export function atRest(stories: readonly ShownStory[], { isWide = false, forced = [] }: SheetOptions = {}) {
  return {
    loaders: stories.flatMap(({ story: { input, meta } }) => [
      ...listOf<Load>(meta.input.loaders),
      ...listOf<Load>(input.loaders),
    ]),
    render: (_args: unknown, context: unknown) => {
      // Not props: Storybook writes the props of what a story renders as text, and a context has no end.
      const parts = stories.map(({ name, story }) => ({ name, Shown: componentOf(story, context as Context) }));
      const Parts = () =>
        parts.map(({ name, Shown }) => (
          <Part key={name} name={name} isWide={isWide}>
            <Shown />
          </Part>
        ));
      return (
        <Sheet minColumn="22rem">
          <Parts />
        </Sheet>
      );
    },
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      await expectOnSheet(
        canvasElement,
        stories.map(({ name }) => name),
      );
      if (forced.length > 0) await forceParts(canvasElement, forced);
    },
  };
}

/** What Storybook composes: the story in its decorators, those of its file around its own. */
function componentOf({ input, meta }: AnyStory, context: Context): ComponentType {
  const args = { ...meta.input.args, ...input.args };
  const inStory = { ...context, args };
  const render = (input.render ?? meta.input.render) as Render | undefined;
  const Component = (input.component ?? meta.input.component) as ComponentType<object>;
  const Story = () => (render === undefined ? <Component {...args} /> : render(args, inStory));
  return [...listOf<Decorate>(input.decorators), ...listOf<Decorate>(meta.input.decorators)].reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, inStory),
    Story,
  );
}

function listOf<Item>(items: unknown): readonly Item[] {
  if (items === undefined) return [];
  return (Array.isArray(items) ? items : [items]) as readonly Item[];
}

/** Rules of axe that hold for a page of its own, and in each of these stories, but not for many on one page. */
const notTogether = [
  'landmark-unique',
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
  'heading-order',
  'empty-heading',
  'page-has-heading-one',
  'scrollable-region-focusable',
  'target-size',
  // What is dragged is faint.
  'color-contrast',
];

/** Parameters for axe on a sheet of stories. */
export const checkedTogether = {
  a11y: {
    options: { iframes: false, rules: Object.fromEntries(notTogether.map((rule) => [rule, { enabled: false }])) },
  },
};
