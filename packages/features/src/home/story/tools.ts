import type { Api } from '@apiyard/api/contract/hub';

const made = (path: string, area: Api['area'], title: string, summary: string, more: Partial<Api> = {}): Api => ({
  path,
  area,
  title,
  summary,
  tags: [],
  methods: ['GET', 'POST'],
  input: { type: 'object', properties: {} },
  output: { kind: 'json', types: ['application/json'] },
  cost: 1,
  open: true,
  premium: false,
  instant: true,
  health: 'ok',
  examples: [],
  ...more,
});

/** A small catalogue for stories: two areas with several tools, some paused, dear or for premium plans. */
export const storyTools: readonly Api[] = [
  made('convert/data', 'convert', 'Data formats', 'Turns JSON, YAML, TOML, XML and CSV into one another.'),
  made('convert/units', 'convert', 'Units', 'Length, mass, temperature and 12 more.', { open: false }),
  made('random/uuid', 'random', 'UUID', 'Random or time-ordered identifiers.'),
  made('random/qr', 'random', 'QR code', 'Turns a text or link into a QR code.', { cost: 2 }),
  made('puzzle/sudoku', 'puzzle', 'Sudoku', 'Makes and solves sudokus.'),
  made('downloader/video', 'downloader', 'Video', 'Saves a video.', { health: 'paused' }),
  made('ai/text', 'ai', 'Text', 'Writes a text from a prompt.', {
    open: false,
    premium: true,
    instant: false,
    cost: 10,
  }),
];
