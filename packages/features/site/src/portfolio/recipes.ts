/** Examples with the tools and code that they use. All code runs unchanged with an API key. */
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import type { CodeBlockProps } from '@apiyard/ui/CodeBlock';

/** Areas that have examples, in the order of the filter. */
export const recipeAreas = ['convert', 'random', 'puzzle'] as const;
export type RecipeArea = (typeof recipeAreas)[number];

export interface Recipe {
  readonly id: 'labels' | 'statement' | 'sheet' | 'orders' | 'settings' | 'hints';
  readonly area: RecipeArea;
  /** The tool, and a link to its playground with the example's input. */
  readonly tool: 'portfolio.qr' | 'portfolio.data' | 'portfolio.sudoku' | 'portfolio.uuid';
  readonly href: string;
  readonly language: CodeBlockProps['language'];
  readonly code: (origin: string) => string;
}

const playground = (api: string, input: Readonly<Record<string, string>>) =>
  `${toolHref(api)}?${new URLSearchParams(input).toString()}`;

export const recipes: readonly Recipe[] = [
  {
    id: 'labels',
    area: 'random',
    tool: 'portfolio.qr',
    href: playground('random/qr', { text: 'https://stock.example/shelf/A-01', format: 'svg', correction: 'Q' }),
    language: 'bash',
    code: (origin) => `for shelf in A-01 A-02 A-03; do
  curl --fail --silent --show-error ${origin}/api/v1/random/qr \\
    --header "X-Api-Key: $KEY" \\
    --json '{"text": "https://stock.example/shelf/'$shelf'", "format": "svg", "correction": "Q"}' \\
    --output "$shelf.svg"
done
`,
  },
  {
    id: 'statement',
    area: 'convert',
    tool: 'portfolio.data',
    href: playground('convert/data', {
      text: 'date;text;amount\n2026-11-02;Rent;-640.00\n2026-11-05;"Books, 2";-31.50\n',
      from: 'csv',
      to: 'json',
    }),
    language: 'bash',
    code: (origin) => `jq --null-input --rawfile text statement.csv '{$text, from: "csv", to: "json"}' |
  curl --fail --silent --show-error ${origin}/api/v1/convert/data \\
    --header "X-Api-Key: $KEY" \\
    --json @- |
  jq --raw-output '.data.text' > statement.json
`,
  },
  {
    id: 'sheet',
    area: 'puzzle',
    tool: 'portfolio.sudoku',
    href: playground('puzzle/sudoku', { action: 'make', level: 'medium', seed: '2026-11-22' }),
    language: 'python',
    code: (origin) => `import datetime, json, os, urllib.request

body = {"level": "medium", "seed": str(datetime.date.today())}
request = urllib.request.Request(
    "${origin}/api/v1/puzzle/sudoku",
    data=json.dumps(body).encode(),
    headers={"Content-Type": "application/json", "X-Api-Key": os.environ["KEY"]},
)
puzzle = json.load(urllib.request.urlopen(request))["data"]["puzzle"]

for row in range(0, 81, 9):
    print(" ".join(puzzle[row : row + 9]))
`,
  },
  {
    id: 'orders',
    area: 'random',
    tool: 'portfolio.uuid',
    href: playground('random/uuid', { version: '7', count: '100' }),
    language: 'javascript',
    code: (origin) => `const answer = await fetch('${origin}/api/v1/random/uuid?version=7&count=100', {
  headers: { 'X-Api-Key': process.env.KEY },
});
const { data } = await answer.json();

export const nextOrderNumber = () => data.uuids.shift();
`,
  },
  {
    id: 'settings',
    area: 'convert',
    tool: 'portfolio.data',
    href: playground('convert/data', {
      text: '[server]\nport = 8080\nhosts = ["a.example", "b.example"]\n',
      from: 'toml',
      to: 'json',
    }),
    language: 'bash',
    code: (origin) => `for name in staging production; do
  jq --null-input --rawfile text "$name.toml" '{$text, from: "toml", to: "json"}' |
    curl --fail --silent --show-error ${origin}/api/v1/convert/data \\
      --header "X-Api-Key: $KEY" \\
      --json @- |
    jq --sort-keys '.data.text | fromjson' > "$name.json"
done
diff staging.json production.json
`,
  },
  {
    id: 'hints',
    area: 'puzzle',
    tool: 'portfolio.sudoku',
    href: playground('puzzle/sudoku', {
      action: 'solve',
      puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    }),
    language: 'javascript',
    code: (origin) => `export async function hint(puzzle) {
  const answer = await fetch('${origin}/api/v1/puzzle/sudoku', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Api-Key': process.env.KEY },
    body: JSON.stringify({ action: 'solve', puzzle }),
  });
  const { success, data, detail } = await answer.json();
  if (!success) throw new Error(detail);
  const [{ technique, cells, places }] = data.steps;
  return { technique, cells, places };
}
`,
  },
];

export function isRecipeArea(value: string | null): value is RecipeArea {
  return value !== null && (recipeAreas as readonly string[]).includes(value);
}
