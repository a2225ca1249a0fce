import { expect, test } from 'vitest';
import { layOutPlot } from './plot-layout.ts';
import type { PlotNeeds } from './plot-layout.ts';

const needs: PlotNeeds = {
  width: 400,
  height: 236,
  at: ['a', 'b', 'c', 'd'],
  values: [0, 10, 20, 40],
  isZeroBased: true,
  places: 'bands',
  figures: [],
  endNames: [],
  format: { full: String, tick: String },
  locale: 'en',
  timeZone: 'UTC',
  measure: (text) => text.length * 6,
};

test('the value axis takes what its longest label needs, the bars share the rest', () => {
  const layout = layOutPlot(needs);
  expect({ gutter: layout.gutter, width: layout.width, height: layout.height, xs: layout.xs }).toEqual({
    gutter: 20,
    width: 372,
    height: 200,
    xs: [46.5, 139.5, 232.5, 325.5],
  });
  expect(layout.valueLabels).toEqual([
    { text: '0', at: 200, isZero: true },
    { text: '10', at: 150, isZero: false },
    { text: '20', at: 100, isZero: false },
    { text: '30', at: 50, isZero: false },
    { text: '40', at: 0, isZero: false },
  ]);
});

test('figures over bars get a line above the plot, and below it where a bar hangs; without room for them there is none', () => {
  const over = layOutPlot({ ...needs, figures: ['', '10', '20', '40'] });
  expect({ hasFigures: over.hasFigures, top: over.top, foot: over.foot, height: over.height }).toEqual({
    hasFigures: true,
    top: 20,
    foot: 0,
    height: 192,
  });
  const both = layOutPlot({ ...needs, values: [0, -10, 20, 40], figures: ['', '-10', '20', '40'] });
  expect({ top: both.top, foot: both.foot, height: both.height }).toEqual({ top: 20, foot: 20, height: 172 });
  const cramped = layOutPlot({ ...needs, figures: ['', '10', '20', 'forty thousand calls'] });
  expect({ hasFigures: cramped.hasFigures, top: cramped.top, height: cramped.height }).toEqual({
    hasFigures: false,
    top: 12,
    height: 200,
  });
});

test('long names are cut where a slot is wide, and turned, with room below, where it is not', () => {
  const name = 'a name that is long';
  expect(layOutPlot({ ...needs, at: [name, name, name, name] }).labelForm).toBe('cut');
  const turned = layOutPlot({ ...needs, at: Array.from({ length: 8 }, () => name) });
  expect({ form: turned.labelForm, longest: turned.longestLabel, height: turned.height }).toEqual({
    form: 'turned',
    longest: 61,
    height: 160,
  });
});

test('points start and end at the edges; dates are placed proportionally', () => {
  const at = ['2026-05-01', '2026-05-02', '2026-05-05'].map((day) => new Date(`${day}T00:00:00Z`));
  const layout = layOutPlot({ ...needs, at, places: 'points' });
  expect(layout.xs).toEqual([4, 95, 368]);
  expect(layout.labels.map(({ text }) => text)).toEqual(['May 1', 'May 2', 'May 3', 'May 4', 'May 5']);
});

test('a single date is centred, with its own label', () => {
  const layout = layOutPlot({ ...needs, at: [new Date('2026-05-01T00:00:00Z')], places: 'points', values: [3] });
  expect(layout.xs).toEqual([189]);
  expect(layout.labels).toEqual([{ key: '1777593600000', text: 'May 1', at: 174 }]);
});

test('names at the ends of lines only where there is room', () => {
  expect(layOutPlot({ ...needs, endNames: ['Calls'] }).endRoom).toBe(0);
  expect(layOutPlot({ ...needs, width: 700, endNames: ['Calls'] }).endRoom).toBe(42);
});
