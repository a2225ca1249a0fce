import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { hostileSamples } from './hostile-samples.ts';
import { SafeHtml } from './SafeHtml.tsx';

const letter = `<h1>Your order is on its way</h1>
<p>Hello Noor,</p>
<p>The parcel with <b>three books</b> left our warehouse this morning. <a href="https://parcels.example/12">Track the parcel</a>.</p>
<blockquote>Leave it with the neighbour on the second floor.</blockquote>`;

const newsletter = `<table bgcolor="#f4f4f4" width="100%"><tr><td style="color:#333333"><h2 style="color:#a40000">Weekend offers</h2>
<img src="https://pictures.invalid/offer.png" alt="Three books for two" width="240"><p>Ends on Sunday.</p></td></tr></table>`;

const meta = preview.meta({
  title: 'Components/Media/SafeHtml',
  component: SafeHtml,
  args: { html: letter, label: 'Message from Books & Co.', onShowPictures: fn() },
  globals: { language: 'en' },
  parameters: guide({
    when: 'Use for HTML that someone else wrote: the body of an email, the HTML that an API returns, the text of a feed.',
    words: ['email body', 'sanitize', 'html preview', 'sandbox', 'iframe', 'untrusted html', 'xss'],
    instead: [
      ['Markdown of others', 'Markdown'],
      ['HTML as code', 'CodeBlock'],
      ['Text to write with formatting', 'RichText'],
    ],
    keyboard: [
      ['Tab', 'moves to the button that shows pictures, then to the links in the text'],
      ['Enter', 'opens a link in a new tab'],
    ],
    notes: [
      'The HTML is sanitised by DOMPurify, moved as nodes into a frame without scripts, and held by a content security policy there: each of the three alone stops scripts, forms and requests. SVG, forms, media, embedded pages and relative links are removed.',
      'Content without colours takes those of the theme; content with colours stays on a light background in dark mode. The frame inherits the policy of the page: where that blocks pictures of other sites, set `picturesPage` to a page that allows them, or `remotePictures="never"`.',
    ],
  }),
});

const frames = (element: HTMLElement) => Array.from(element.querySelectorAll('iframe'));
/** The page in a frame, when its content is there. */
async function pageOf(element: HTMLElement, index = 0): Promise<Document> {
  await waitFor(() => expect(frames(element)[index]?.contentDocument?.body?.childNodes.length).toBeGreaterThan(0));
  const page = frames(element)[index]?.contentDocument;
  if (!page) throw new Error('The frame has no page.');
  return page;
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const page = await pageOf(canvasElement);
    const frame = canvas.getByTitle('Message from Books & Co.');
    await expect(frame.getAttribute('sandbox')).toBe('allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    const link = page.querySelector('a');
    await expect([link?.href, link?.target, link?.rel]).toEqual([
      'https://parcels.example/12',
      '_blank',
      'noopener noreferrer nofollow',
    ]);
    await expect(canvas.queryByRole('button')).toBeNull();
    // As high as its content.
    await waitFor(() => expect(frame.offsetHeight).toBe(Math.ceil(page.body.getBoundingClientRect().height)));
    await expect(frame.offsetHeight).toBeGreaterThan(150);
    // Without colours of its own, it has those of the theme.
    await expect(page.defaultView?.getComputedStyle(page.body).color).toBe(getComputedStyle(frame).color);
  },
});

const policyOf = (page: Document) => page.querySelector('meta[http-equiv]')?.getAttribute('content');

export const RemotePictures = meta.story({
  args: { html: newsletter },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = await pageOf(canvasElement);
    await expect(page.querySelector('img')?.hasAttribute('src')).toBe(false);
    await expect(policyOf(page)).toContain('img-src data:;');
    await userEvent.click(canvas.getByRole('button', { name: 'Show pictures' }));
    await expect(args.onShowPictures).toHaveBeenCalledOnce();
    await waitFor(async () => {
      const shown = await pageOf(canvasElement);
      await expect(shown.querySelector('img')?.getAttribute('src')).toBe('https://pictures.invalid/offer.png');
      await expect(policyOf(shown)).toContain('img-src data: https: http:;');
    });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const PicturesNever = meta.story({
  args: { html: newsletter, remotePictures: 'never' },
  play: async ({ canvas, canvasElement }) => {
    await pageOf(canvasElement);
    await expect(canvas.getByText('Remote pictures aren’t shown.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Content with colours of its own stays on a light background. */
export const Dark = meta.story({
  globals: { mode: 'dark' },
  render: (args) => (
    <Stack>
      <SafeHtml {...args} />
      <SafeHtml {...args} label="Newsletter" html={newsletter} remotePictures="never" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const backgrounds = [await pageOf(canvasElement), await pageOf(canvasElement, 1)].map(
      (page) => page.defaultView?.getComputedStyle(page.documentElement).backgroundColor,
    );
    await expect(backgrounds[1]).toBe('rgb(255, 255, 255)');
    await expect(backgrounds[0]).not.toBe('rgb(255, 255, 255)');
  },
});

const handlerNames = /^on/i;
const allowedLinks = /^(?:https?:|mailto:|tel:)/;

/** Attacks: nothing runs, loads, submits or navigates. */
export const Hostile = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      {Object.entries(hostileSamples).map(([name, html]) => (
        <SafeHtml key={name} label={name} html={`<p>${name}</p>${html}`} remotePictures="never" />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(frames(canvasElement)).toHaveLength(Object.keys(hostileSamples).length));
    for (const [index, name] of Object.keys(hostileSamples).entries()) {
      const page = await pageOf(canvasElement, index);
      const elements = Array.from(page.body.querySelectorAll<HTMLElement>('*'));
      const found = elements.flatMap((element) => [
        ...(/^(?:script|style|link|meta|base|iframe|object|embed|form|input|button|video|audio|source|svg|math|template)$/.test(
          element.localName,
        )
          ? [element.localName]
          : []),
        ...element.getAttributeNames().filter((attribute) => handlerNames.test(attribute)),
        ...['srcset', 'background', 'action', 'poster'].filter((attribute) => element.hasAttribute(attribute)),
        ...['href', 'src'].filter((attribute) => {
          const value = element.getAttribute(attribute);
          return value !== null && !allowedLinks.test(value);
        }),
        ...(/evil\.invalid/.test(element.getAttribute('style') ?? '') && /url/.test(element.getAttribute('style') ?? '')
          ? ['url']
          : []),
      ]);
      await expect({ name, found }).toEqual({ name, found: [] });
      await expect(page.body.textContent).toContain(name);
      const requested = page.defaultView?.performance.getEntriesByType('resource').map((entry) => entry.name);
      await expect({ name, requested }).toEqual({ name, requested: [] });
    }
    await expect('__safeHtmlRan' in window).toBe(false);
  },
});

export const Keyboard = meta.story({
  args: { html: newsletter },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await pageOf(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show pictures' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowPictures).toHaveBeenCalledOnce();
  },
});

export const Pointer = meta.story({
  args: { html: newsletter },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show pictures' }));
    await waitFor(() => expect(canvas.queryByText(/Remote pictures/)).toBeNull());
  },
});

/** The direction of the content follows its first letters; the band is in the language of the interface. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'رسالة من المكتبة', html: `<p>مرحبًا نور،</p>${newsletter}` },
  play: async ({ canvas, canvasElement }) => {
    const page = await pageOf(canvasElement);
    await expect(canvas.getByRole('button', { name: 'إظهار الصور' })).toBeVisible();
    await expect(page.defaultView?.getComputedStyle(page.body).direction).toBe('rtl');
  },
});

export const LongWords = meta.story({
  args: { label: longWord, html: `<p>${longWord.repeat(6)}</p>` },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    const page = await pageOf(canvasElement);
    await waitFor(() => expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(page.documentElement.clientWidth));
  },
});
