import type { Scraper } from '@apiyard/api/contract/scrapers/scrapers';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { storyAdmin } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import type { ScraperDraft } from '../scraper-drafts.ts';
import { editorCopy } from './editor-copy.ts';
import { EditorNotLoaded } from './EditorNotLoaded.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { previewOf, shownPage } from './story/book-page.ts';
import type { EditorInStoryProps } from './story/EditorInStory.tsx';
import { EditorInStory } from './story/EditorInStory.tsx';
import {
  hostileSource,
  jsonDefinition,
  jsonPreview,
  scriptDefinition,
  scriptPreview,
  shellPreview,
} from './story/other-pages.ts';
import { bookDefinition, manyFields, storedBook } from './story/story-definitions.ts';

const scraperOf = (scraper: Scraper | null): Scraper | null => scraper;
const draftOf = (draft: ScraperDraft | null): ScraperDraft | null => draft;
const by = <Name extends 'preview' | 'save' | 'publish' | 'latest'>(
  _name: Name,
  answer: NonNullable<EditorInStoryProps[Name]>,
): NonNullable<EditorInStoryProps[Name]> => answer;
const refused = (code: string, detail: string, errors: { pointer: string; code: string; detail: string }[] = []) => ({
  rejected: { code, detail, errors, requestId: '01ky3vq9m8' },
});

const meta = preview.meta({
  title: 'Screens/Scrapers/Editor',
  component: EditorInStory,
  globals: { language: 'en' },
  // The framed page is third-party, and axe cannot run where scripts are blocked.
  parameters: {
    layout: 'padded',
    a11y: { options: { iframes: false } },
    app: { user: storyAdmin, at: '/addscrape/book-1' },
  },
  loaders: [() => loadActive(editorCopy), () => loadActive(scrapersCopy)],
  args: {
    scraper: scraperOf(storedBook()),
    draft: draftOf(null),
    preview: by('preview', (definition) => previewOf(definition)),
    onSave: fn(),
    onPublish: fn(),
  },
});

interface Canvas {
  getByTitle(title: string): HTMLElement;
  findByRole(role: string, options: object): Promise<HTMLElement>;
}
const labelOf = (field: HTMLElement): string =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0]?.textContent : null) ??
  '';
const ready = (canvas: Canvas) => canvas.findByRole('tab', { name: 'Trace' });
const frameOf = (canvas: Canvas): Document => {
  const frame: unknown = canvas.getByTitle('Page');
  const page = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
  if (page === null) throw new Error('The frame has no document.');
  return page;
};

export const Html = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Corner Books' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^title/ }));
    await expect(await canvas.findByText(/match 1 of 12/)).toBeVisible();
    const source = canvas.getByRole('region', { name: 'Source' });
    await expect(source.querySelectorAll('mark')).toHaveLength(12);
    await waitFor(() => expect(frameOf(canvas).querySelectorAll('[data-match]')).toHaveLength(12));
    await userEvent.click(canvas.getByRole('button', { name: 'Next match' }));
    await expect(canvas.getByText(/match 2 of 12/)).toBeVisible();
    await expect(source.querySelector('mark[data-current]')).toHaveTextContent('Salt and Slate');
    await expect(frameOf(canvas).querySelector('[data-match="current"]')).toHaveTextContent('Salt and Slate');
  },
});

export const Dark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^price/ }));
    await expect(await canvas.findByText(/match 1 of 12/)).toBeVisible();
  },
});

export const ViewsOfTheRun = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Result' }));
    await expect(await canvas.findByRole('treegrid', { name: '12 items' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show as table' }));
    await expect(within(await canvas.findByRole('grid', { name: 'Result' })).getAllByRole('row')).toHaveLength(13);
    await userEvent.click(canvas.getByRole('tab', { name: 'Fields' }));
    await expect(
      within(await canvas.findByRole('grid', { name: 'Fields' }))
        .getAllByRole('row')
        .map((row) => row.textContent?.slice(0, 12)),
    ).toEqual(['FieldMatches', 'items12{"tit', 'title12The Q', 'price12£9.50', 'tags24fictio']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Trace' }));
    await expect(within(await canvas.findByRole('list', { name: 'Trace' })).getAllByRole('listitem')).toHaveLength(6);
  },
});

export const Json = meta.story({
  parameters: pictured(inLight),
  args: {
    scraper: scraperOf(storedBook({ definition: jsonDefinition })),
    preview: by('preview', () => jsonPreview),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^title/ }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Source' }).querySelectorAll('mark')).toHaveLength(3),
    );
    const [, pick] = canvas.getAllByRole('button', { name: 'Pick from the page' });
    if (!pick) throw new Error('The field cannot be picked.');
    await userEvent.click(pick);
    const tree = await canvas.findByRole('treegrid', { name: 'Page JSON' });
    await userEvent.click(within(tree).getByText('13.25'));
    await userEvent.click(await canvas.findByRole('button', { name: '$.price × 3' }));
    await expect(canvas.getByRole('textbox', { name: 'Selector' })).toHaveValue('$.price');
  },
});

export const ScriptJson = meta.story({
  args: {
    scraper: scraperOf(storedBook({ definition: scriptDefinition })),
    preview: by('preview', () => scriptPreview),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByRole('textbox', { name: 'JSON location' })).toHaveValue('#__NEXT_DATA__');
    const [pick] = canvas.getAllByRole('button', { name: 'Pick from the page' });
    if (!pick) throw new Error('Nothing can be picked.');
    await userEvent.click(pick);
    const tree = await canvas.findByRole('treegrid', { name: 'Page JSON' });
    await userEvent.click(within(tree).getByText('10.75'));
    await expect(await canvas.findByRole('button', { name: '$.offers[*] × 3' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('treegrid', { name: 'Page JSON' })).toBeNull();
  },
});

export const EmptyNew = meta.story({
  args: { scraper: scraperOf(null) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'New API' })).toBeVisible();
    await expect(canvas.getByText('No preview yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Suggest an API from a page' })).toHaveAttribute(
      'href',
      '/addscrape/start',
    );
    // What is required comes first, and is open.
    await expect(canvas.getAllByRole('textbox').map((field) => labelOf(field))).toEqual([
      'Title',
      'Path',
      'Summary',
      'URL',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const list = await canvas.findByRole('list', { name: 'Issues to fix' });
    await expect(list.scrollHeight).toBe(list.clientHeight);
    await expect(
      within(list)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([
      'Path: Enter a value.',
      'Title: Enter a value.',
      'Summary: Enter a value.',
      'URL: Enter a value.',
      'Fields: Enter a value.',
    ]);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(within(list).getByRole('button', { name: 'Title: Enter a value.' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Enter a value.');
  },
});

/** A suggestion opens as unsaved changes, without a restore notice. */
export const Suggested = meta.story({
  args: {
    scraper: scraperOf(null),
    draft: draftOf({ definition: bookDefinition, baseVersion: null, at: new Date().toISOString() }),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Corner Books' })).toBeVisible();
    await expect(canvas.getByText('Unsaved')).toBeVisible();
    await expect(canvas.queryByText(/Your unsaved changes were restored/)).toBeNull();
  },
});

/** Creates and publishes an API with the keyboard only. */
export const ByKeyboard = meta.story({
  args: { scraper: scraperOf(storedBook({ state: 'draft', live: null, health: 'untested' })) },
  play: async ({ canvas, args }) => {
    await ready(canvas);
    canvas.getByRole('button', { name: 'Add field' }).focus();
    await userEvent.keyboard('{Enter}');
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('link');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Type/ })).toHaveFocus();
    await userEvent.tab();
    await expect(
      within(canvas.getByRole('group', { name: 'Selector' })).getByRole('button', { name: /Selector type/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    await waitFor(() => expect(page.getByRole('option', { name: 'Item' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const selector = await canvas.findByRole('textbox', { name: 'Selector' });
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    selector.focus();
    await userEvent.keyboard('h3 a');
    await expect(await canvas.findByRole('button', { name: /^link h3 a/ })).toBeVisible();
    await expect(await canvas.findByText(/^link · match 1 of 12|match 1 of 12/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(selector).toHaveFocus();
    await expect(await canvas.findByText('Published as revision 1')).toBeVisible();
  },
});

export const UndoAndRedo = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Request/ }));
    const url = await canvas.findByRole('textbox', { name: 'URL' });
    // Pasted, because typing slowly would create several undo steps.
    await userEvent.tripleClick(url);
    await userEvent.paste('https://other.example');
    await expect(canvas.getByText('Unsaved')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(url).toHaveValue('https://books.example/page-{page}');
    await expect(canvas.queryByText('Unsaved')).toBeNull();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(url).toHaveValue('https://other.example');
  },
});

export const NothingMatched = meta.story({
  args: {
    preview: by('preview', (definition) => (definition.source === 'html' ? shellPreview(definition) : scriptPreview)),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByText(/The page is rendered in the browser/)).toBeVisible();
    await expect(canvas.getAllByText('No match').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByRole('textbox', { name: 'JSON location' })).toHaveValue('#__NEXT_DATA__');
    await waitFor(() => expect(canvas.queryByText(/The page is rendered in the browser/)).toBeNull());
  },
});

export const UpstreamFailed = meta.story({
  args: {
    preview: by('preview', (definition) => ({
      result: null,
      failure: { code: 'UpstreamFailed', detail: 'The site returned 503.' },
      fields: [],
      trace: [{ stage: 'fetch', ms: 212, note: '503, 1.2 kB' }],
      hints: [],
      page: { ...shownPage('<html><body><h1>Back soon</h1></body></html>', definition.request.url), status: 503 },
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Callers would get an error')).toBeVisible();
    await expect(canvas.getByText('The site returned 503.')).toBeVisible();
    await expect(canvas.getByText('503')).toBeVisible();
  },
});

export const PreviewWithoutResponse = meta.story({
  args: { preview: by('preview', () => 'down') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page wasn’t loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** Server issues appear at their control, in the list of issues and in the section's count. */
export const IssuesAtFields = meta.story({
  parameters: pictured(inLight),
  args: {
    save: by('save', () =>
      refused('InvalidInput', 'The definition has issues.', [
        { pointer: '/fields/1/select/css', code: 'syntax', detail: 'The selector ends where a name should follow.' },
        { pointer: '/request/url', code: 'placeholder', detail: 'The host cannot contain a parameter.' },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Request/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'URL' }), '/more');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const list = await canvas.findByRole('list', { name: 'Issues to fix' });
    await userEvent.click(
      within(list).getByRole('button', { name: 'Fields, price: The selector ends where a name should follow.' }),
    );
    const selector = await canvas.findByRole('textbox', { name: 'Selector' });
    await waitFor(() => expect(selector).toHaveAccessibleDescription('The selector ends where a name should follow.'));
    await expect(canvas.getByRole('textbox', { name: 'URL' })).toBeInvalid();
    await userEvent.type(selector, ' b');
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(1));
  },
});

/** The first five; the rest on request, so that the form keeps its room. */
export const ManyIssues = meta.story({
  args: {
    save: by('save', () =>
      refused(
        'InvalidInput',
        'The definition has issues.',
        ['/title', '/path', '/summary', '/request/url', '/cacheS', '/cost', '/fields'].map((pointer) => ({
          pointer,
          code: 'custom',
          detail: `Wrong: ${pointer}.`,
        })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const list = await canvas.findByRole('list', { name: 'Issues to fix' });
    await expect(within(list).getAllByRole('button')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(within(list).getAllByRole('button')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(within(list).getAllByRole('button')).toHaveLength(5);
  },
});

export const PathTaken = meta.story({
  args: { save: by('save', () => refused('Conflict', 'Another definition has this path.')) },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Path: Another API uses this path. Choose a different one.' }),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Path' })).toHaveFocus());
  },
});

export const Restored = meta.story({
  args: {
    draft: draftOf({
      definition: { ...bookDefinition, title: 'Corner Books, new' },
      baseVersion: 4,
      at: '2026-11-19T17:00:00.000Z',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Corner Books, new' })).toBeVisible();
    await expect(canvas.getByText(/Your unsaved changes were restored/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Corner Books' })).toBeVisible();
    await expect(canvas.queryByText('Unsaved')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Corner Books, new' })).toBeVisible();
  },
});

export const Stale = meta.story({
  parameters: pictured(inDark),
  args: {
    save: by('save', () => refused('Stale', 'Another admin saved first.')),
    latest: by(
      'latest',
      storedBook({
        version: 7,
        updatedAt: '2026-11-20T11:00:00.000Z',
        definition: { ...bookDefinition, summary: 'Theirs.' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Details/ }));
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Someone else saved this API')).toBeVisible();
    await expect(
      within(canvas.getByRole('grid', { name: 'Differences' }))
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'FieldTheirsMine',
      '/titleCorner BooksCorner Books!',
      '/summaryTheirs.Titles and prices of one catalogue page.',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await expect(title).toHaveValue('Corner Books');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(title).toHaveValue('Corner Books!');
  },
});

export const Saving = meta.story({
  args: { save: by('save', () => 'never') },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Request/ }));
    const url = await canvas.findByRole('textbox', { name: 'URL' });
    await userEvent.type(url, '?a');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Save/ })).toHaveAttribute('data-pending'));
    await userEvent.type(url, 'b');
    await expect(url).toHaveValue('https://books.example/page-{page}?ab');
  },
});

export const SaveWithoutResponse = meta.story({
  args: { save: by('save', () => 'down') },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Not saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('Not saved')).toBeNull();
  },
});

export const Paused = meta.story({
  args: { scraper: scraperOf(storedBook({ state: 'paused' })) },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByText('Paused')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Resume' }));
    await expect(await canvas.findByText('Published')).toBeVisible();
  },
});

export const Failing = meta.story({
  args: { scraper: scraperOf(storedBook({ health: 'failing', changed: true })) },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByText('Failing')).toBeVisible();
    await expect(canvas.getByText('Differs from live')).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <EditorSkeleton />,
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull(),
});

export const NotLoaded = meta.story({
  render: () => <EditorNotLoaded error={{ code: 'NotFound', requestId: '01ky3vq9m8' }} onRetry={() => {}} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this API')).toBeVisible();
    await expect(canvas.getByText('This API doesn’t exist. It may have been deleted.')).toBeVisible();
  },
});

/** Picking avoids selectors that are likely to change, such as generated class names. */
export const PickingByPointer = meta.story({
  args: {
    scraper: scraperOf(
      storedBook({
        definition: {
          ...bookDefinition,
          fields: [{ name: 'price', many: false, type: 'string', transforms: [], required: false }],
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^price/ }));
    const [, pick] = canvas.getAllByRole('button', { name: 'Pick from the page' });
    if (!pick) throw new Error('The field cannot be picked.');
    await userEvent.click(pick);
    const pad = await canvas.findByRole('application');
    await waitFor(() => expect(frameOf(canvas).querySelectorAll('[data-base]')).toHaveLength(12));
    const price = frameOf(canvas).querySelector('.price');
    const at = price?.getBoundingClientRect();
    const { left, top } = pad.getBoundingClientRect();
    if (!at) throw new Error('The page shows no price.');
    await userEvent.pointer([
      { keys: '[MouseLeft]', target: pad, coords: { clientX: left + at.left + 4, clientY: top + at.top + 4 } },
    ]);
    await expect(await canvas.findByRole('button', { name: 'p.price × 12' })).toHaveFocus();
    await waitFor(() => expect(frameOf(canvas).querySelectorAll('[data-proposed]')).toHaveLength(12));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Selector' })).toHaveValue('p.price');
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

export const PickingItemsByKeyboard = meta.story({
  args: { scraper: scraperOf(storedBook({ definition: { ...bookDefinition, items: { css: '', required: false } } })) },
  play: async ({ canvas }) => {
    await ready(canvas);
    const [pick] = canvas.getAllByRole('button', { name: 'Pick from the page' });
    pick?.focus();
    await userEvent.keyboard('{Enter}');
    const pad = await canvas.findByRole('application');
    await waitFor(() => expect(pad).toHaveFocus());
    await waitFor(() => expect(frameOf(canvas).querySelector('article')).not.toBeNull());
    // The header, the list next to it, its first entry and its content.
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('main.catalogue')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByText('a', { selector: 'bdi' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'article.product × 12' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

/** Hostile markup does nothing, even if the server had not removed it. */
export const HostilePage = meta.story({
  args: {
    preview: by('preview', (definition) => ({
      ...previewOf(definition),
      page: { ...shownPage(hostileSource), html: hostileSource },
    })),
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    const before = document.title;
    await waitFor(() => expect(frameOf(canvas).querySelector('h1')).not.toBeNull());
    const frame = canvas.getByTitle('Page');
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    frameOf(canvas).querySelector('h1')?.click();
    const picture = frameOf(canvas).querySelector('img');
    await waitFor(() => expect(picture?.complete).toBe(true));
    await expect(picture?.naturalWidth).toBe(0);
    await expect(document.title).toBe(before);
  },
});

async function replaceText(editor: HTMLElement, text: string): Promise<void> {
  editor.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste(text);
}

export const JsonTabBroken = meta.story({
  play: async ({ canvas, args }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'JSON' }));
    const text = await canvas.findByRole('textbox', { name: 'JSON' });
    await replaceText(text, '{"title": }');
    await expect(await canvas.findByRole('button', { name: 'Line 1, column 11' })).toBeVisible();
    await expect(text).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('button', {
        name: 'JSON: The text can’t be read. Fix it, or edit the form to replace it.',
      }),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(text).toHaveTextContent('{"title": }');
  },
});

export const JsonTabTwoWays = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'JSON' }));
    const text = await canvas.findByRole('textbox', { name: 'JSON' });
    await replaceText(text, JSON.stringify({ ...bookDefinition, title: 'From text' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'From text' })).toBeVisible();
    await replaceText(text, JSON.stringify({ ...bookDefinition, colour: 'red' }, null, 1));
    await expect(await canvas.findByText('/colour: “colour” isn’t a property of a definition.')).toBeVisible();
  },
});

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
export const LongWords = meta.story({
  args: {
    scraper: scraperOf(
      storedBook({
        definition: {
          ...bookDefinition,
          title: longWord,
          path: `${'long-path-'.repeat(9)}end`,
          fields: [
            {
              name: 'x'.repeat(60),
              select: { css: `.${'very-long-class-'.repeat(12)}x` },
              many: false,
              type: 'string',
              transforms: [{ 'html-to-markdown': true }],
              required: true,
            },
          ],
        },
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^xxx/ }));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A placeholder in the URL can be declared as a parameter with one button. */
export const UndeclaredParameter = meta.story({
  args: { scraper: scraperOf(storedBook({ definition: { ...bookDefinition, params: [], tests: [] } })) },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Parameters/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add page' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('page');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Add page' })).toBeNull());
  },
});

/** Narrow screens show one pane at a time. */
export const Phone = meta.story({
  beforeEach: () => {
    const { matchMedia } = window;
    const noRoom = (query: string) =>
      query.includes('min-width') ? matchMedia.call(window, 'not all') : matchMedia.call(window, query);
    window.matchMedia = noRoom;
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  decorators: [(Story) => <div style={{ inlineSize: '21rem' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('tab', { name: 'Preview' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Preview' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(await canvas.findByTitle('Page')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const ManyFields = meta.story({
  args: { scraper: scraperOf(storedBook({ definition: manyFields })) },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^field_30/ }));
    await expect(await canvas.findByText(/match 1 of 12/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move field_30 up' }));
    await expect(
      canvas
        .getAllByRole('button', { name: /^field_\d/ })
        .slice(-2)
        .map((button) => button.textContent),
    ).toEqual(['field_30.price', 'field_29.price']);
    await expect(canvasElement.ownerDocument.documentElement.scrollHeight).toBeLessThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientHeight + 1,
    );
  },
});

/** Removing or closing moves the focus on, never to the top of the page. */
export const FocusIsKept = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^price/ }));
    (await canvas.findByRole('button', { name: 'Remove price' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^price/ })).toBeNull());
    await expect(document.activeElement?.closest('[data-at="/fields"]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^title/ }));
    const pick = (await canvas.findAllByRole('button', { name: 'Pick from the page' })).at(-1);
    pick?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('application')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Pick from the page' }).at(-1)).toHaveFocus());
  },
});

export const StepsByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^price/ }));
    canvas.getByRole('button', { name: 'Add step' }).focus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const trim = await page.findByRole('menuitem', { name: 'Trim' });
    trim.focus();
    await userEvent.keyboard('{Enter}');
    const up = await canvas.findByRole('button', { name: 'Move Trim up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Trim down' })).toBeEnabled());
    await expect(canvas.getByRole('button', { name: 'Move Trim up' })).toBeDisabled();
  },
});

export const Arabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^title/ }));
    await expect(await canvas.findByText(/المطابقة 1 من 12/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'المحدِّد' })).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByRole('region', { name: 'المصدر' })).toHaveAttribute('dir', 'ltr');
  },
});
