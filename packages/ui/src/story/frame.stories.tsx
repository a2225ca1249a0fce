import { IconCheck, IconChevronRight, IconQrcode } from '@tabler/icons-react';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { wireframe } from './globals.ts';
import { findClippedInk } from './checks/clipped-ink.ts';
import { findLeaks } from './checks/leaks.ts';
import { findMisalignedNumbers } from './checks/misaligned-numbers.ts';
import { preview } from './preview.tsx';

/** Tests the toolbar's effects on the story frame. Hidden in the sidebar, because it has no content. */
const meta = preview.meta({
  title: 'Frame',
  tags: ['!autodocs', '!dev'],
  render: () => <Button tone="primary">Save</Button>,
});

export const ClockIsFixed = meta.story({
  play: async () => {
    await expect(new Date().toISOString()).toBe('2026-11-20T09:30:00.000Z');
    await expect(Date.now()).toBe(1_795_167_000_000);
    await expect(new Date(0)).toBeInstanceOf(Date);
    await expect(structuredClone(new Date(0))).toBeInstanceOf(Date);
    await expect(new Date(2026, 0, 2).getDate()).toBe(2);
  },
});

export const ClockGoesOn = meta.story({
  globals: { clock: 'real' },
  play: async () => {
    const before = Date.now();
    await expect(new Date().toISOString()).not.toBe('2026-11-20T09:30:00.000Z');
    await waitFor(() => expect(Date.now()).toBeGreaterThan(before));
  },
});

/** Checks wait for content that takes longer than a second to appear. */
export const Patience = meta.story({
  render: () => <div />,
  play: async ({ canvas, canvasElement }) => {
    setTimeout(() => canvasElement.append('Late'), 1200);
    await expect(await canvas.findByText('Late')).toBeInTheDocument();
  },
});

export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(matchMedia(media.reducedMotion).matches).toBe(true);
    const probe = document.createElement('div');
    probe.style.transitionDuration = vars.duration.slow;
    document.body.append(probe);
    await expect(getComputedStyle(probe).transitionDuration).toBe('0s');
    probe.remove();
  },
});

export const Dense = meta.story({
  globals: { density: 'dense' },
  render: () => <TextField label="Name" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').parentElement?.offsetHeight).toBe(32);
  },
});

/** A language of the components that the interface does not have: its texts are loaded for this story. */
export const AnyLanguage = meta.story({
  globals: { language: 'ar-EG' },
  render: () => <SearchField label="بحث" value="كتاب" onChange={() => {}} />,
  play: async () => {
    await expect(document.documentElement.lang).toBe('ar-EG');
    await expect(document.documentElement.dir).toBe('rtl');
  },
});

export const DirectionAgainstTheLanguage = meta.story({
  globals: { language: 'en', direction: 'rtl' },
  play: async () => {
    await expect(document.documentElement.dir).toBe('rtl');
    await expect(document.documentElement.lang).toBe('en');
  },
});

/** Planted leaks are found, by property and value; values from tokens are not reported. */
export const WireframeFindsLeaks = meta.story({
  globals: { theme: wireframe, mode: 'light' },
  render: () => (
    <Dialog title="Save?" trigger={<Button tone="primary">Save</Button>}>
      Done.
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const found = () =>
      findLeaks(canvasElement).map(({ element, property, value }) => [element.textContent, property, value]);
    await expect(found()).toEqual([]);
    const planted = document.createElement('p');
    planted.textContent = 'Raw';
    planted.style.color = '#123456';
    planted.style.borderRadius = '5px';
    planted.style.boxShadow = '0 1px 4px #123456';
    canvasElement.append(planted);
    await expect(found()).toEqual([
      ['Raw', 'color', 'rgb(18, 52, 86)'],
      ['Raw', 'boxShadow', 'rgb(18, 52, 86) 0px 1px 4px 0px'],
      ['Raw', 'borderTopLeftRadius', '5px'],
      ['Raw', 'borderTopRightRadius', '5px'],
      ['Raw', 'borderBottomRightRadius', '5px'],
      ['Raw', 'borderBottomLeftRadius', '5px'],
    ]);
    planted.style.visibility = 'hidden';
    await expect(found()).toEqual([]);
    planted.remove();
  },
});

/** Icons that point are mirrored in right-to-left layouts; signs are not. */
export const MirroredIcons = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <>
      <IconChevronRight aria-label="Chevron" />
      <IconCheck aria-label="Check" />
      <IconQrcode aria-label="QR code" />
    </>
  ),
  play: async ({ canvas }) => {
    const scaleOf = (name: string) => getComputedStyle(canvas.getByLabelText(name)).scale;
    await expect([scaleOf('Chevron'), scaleOf('Check'), scaleOf('QR code')]).toEqual(['-1 1', 'none', 'none']);
  },
});

/** The dots of ي reach below the line of Latin text. */
export const ArabicLetters = meta.story({
  globals: { language: 'ar' },
  render: () => (
    <>
      <div data-testid="whole">
        <Heading level={1}>عشوائي</Heading>
        <Button>جدول قابل للطي</Button>
        <Badge>يومي</Badge>
      </div>
      <p data-testid="clipped" style={{ overflow: 'hidden', lineHeight: 1 }}>
        عشوائي
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(findClippedInk(canvas.getByTestId('clipped'))).toEqual([expect.stringMatching(/^عشوائي: \d/)]);
    await expect(findClippedInk(canvas.getByTestId('whole'))).toEqual([]);
  },
});

export const NumbersUnderHeaders = meta.story({
  render: () => (
    <table style={{ inlineSize: '20rem', tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <th style={{ textAlign: 'start' }}>Calls</th>
          <th style={{ textAlign: 'end' }}>Cost</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td style={{ textAlign: 'end' }}>1,204</td>
          <td style={{ textAlign: 'end' }}>12</td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    await expect(findMisalignedNumbers(canvasElement)).toEqual([expect.stringMatching(/^Calls: -?\d+ px$/)]);
  },
});
