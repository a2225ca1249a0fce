import type { Api } from '@apiyard/api/contract/hub/hub';
import { listedApi } from '@apiyard/api/contract/hub/listed-apis';

const made = (path: string, area: Api['area'], title: string, summary: string, more: Partial<Api> = {}): Api => ({
  path,
  area,
  title,
  summary,
  tags: [],
  synonyms: [],
  methods: ['GET', 'POST'],
  input: { type: 'object', properties: {} },
  output: { kind: 'json', types: ['application/json'], schema: { type: 'object', examples: [{}] } },
  cost: 1,
  open: true,
  premium: false,
  instant: true,
  health: 'ok',
  use: 0,
  examples: [],
  ...more,
});

/** A small catalogue for stories, with paused, expensive and premium tools. */
export const storyTools: readonly Api[] = [
  made('convert/data', 'convert', 'Data formats', 'Converts between JSON, YAML, TOML, XML and CSV.'),
  made('convert/units', 'convert', 'Units', 'Length, mass, temperature and 12 more.', { open: false }),
  made('random/uuid', 'random', 'UUID', 'Random or time-ordered identifiers.'),
  made('random/qr', 'random', 'QR code', 'Generates a QR code from text or a link.', { cost: 2 }),
  made('puzzle/sudoku', 'puzzle', 'Sudoku', 'Generates and solves sudokus.'),
  made('downloader/video', 'downloader', 'Video', 'Downloads a video.', { health: 'paused' }),
  made('ai/text', 'ai', 'Text', 'Generates text from a prompt.', {
    open: false,
    premium: true,
    instant: false,
    cost: 10,
  }),
];

export const listedTools = storyTools.map(listedApi);
