/** The introduction on the docs page of a component, before its stories and props. */
export interface Guide {
  /** When to use it, in a sentence or two. */
  when: string;
  /** What to use in other cases: `[case, component]`, such as `['Two or three visible options', 'RadioGroup']`. Its name is linked. */
  instead?: readonly (readonly [when: string, component: string])[];
  /** What each key does: `['Enter, Space', 'opens it']`. Omitted if there is no keyboard interaction. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** Other names of the component, in lower case, for the sidebar's search: `['dropdown', 'picker']`. */
  words?: readonly string[];
  /** Anything else that users of the component need to know. */
  notes?: readonly string[];
}

const table = (head: readonly [string, string], rows: readonly (readonly [string, string])[]) =>
  [`| ${head.join(' | ')} |`, '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');

/** The parameters of a component's `meta`: `parameters: guide({ when: '…', keyboard: [['Enter', 'submits it']] })`. */
export function guide({ when, instead = [], keyboard = [], words = [], notes = [] }: Guide) {
  const parts = [
    when,
    ...(instead.length === 0
      ? []
      : [
          table(
            ['For', 'Use'],
            // Some cases need no component: 'a “Load more” button'.
            instead.map(([purpose, use]) => [purpose, /^[A-Z]/.test(use) ? `\`${use}\`` : use] as const),
          ),
        ]),
    ...(keyboard.length === 0 ? [] : [table(['Key', 'Action'], keyboard)]),
    ...notes,
    ...(words.length === 0 ? [] : [`Also known as ${words.join(', ')}.`]),
  ];
  return { docs: { description: { component: parts.join('\n\n') } } };
}
