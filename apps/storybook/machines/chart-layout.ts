/** Places of states and edges of a machine, in px. */
import { Graph, layout } from '@dagrejs/dagre';
import type { EdgeLabel, GraphLabel, NodeLabel } from '@dagrejs/dagre';
import type { AnyStateMachine } from 'xstate';
import type { ChartEdge, ChartState } from './chart-edges.ts';
import { edgesOf, statesOf } from './chart-edges.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** `x` and `y` are those of its upper left corner. */
export interface StateBox extends ChartState, Point {
  readonly width: number;
  readonly height: number;
  /** Centre of its name. */
  readonly title: Point;
}

export interface EdgeLine extends ChartEdge {
  readonly points: readonly Point[];
  /** Centre of its labels. */
  readonly label: Point | null;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StateBox[];
  readonly lines: readonly EdgeLine[];
}

/** Width of a character of the mono font at 12 px, and height of its line. */
const characterPx = 7.3;
export const linePx = 16;
const boxHeightPx = 36;
/** Of the loop of a transition that leads back to its own state. */
const loopPx = 20;
const marginPx = 16;

const widthOf = (text: string) => text.length * characterPx;
export const widthOfLabels = (labels: readonly string[]) => Math.max(0, ...labels.map(widthOf)) + 4;
/** Edges of a state with states begin and end at its name, because the layout has no edges of containers. */
const titleOf = (id: string) => `${id} title`;

export function layOut(machine: AnyStateMachine): Chart {
  const states = statesOf(machine);
  const edges = edgesOf(machine);
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 32, ranksep: 40, edgesep: 24, marginx: marginPx, marginy: marginPx });
  const hasStates = new Set(states.filter((state) => state.hasStates).map(({ id }) => id));
  const endOf = (id: string) => (hasStates.has(id) ? titleOf(id) : id);
  for (const { id, name, parent } of states) {
    const size = { width: widthOf(name) + 32, height: boxHeightPx };
    graph.setNode(id, hasStates.has(id) ? { width: 0, height: 0 } : size);
    if (hasStates.has(id)) {
      graph.setNode(titleOf(id), size);
      graph.setParent(titleOf(id), id);
    }
    if (parent !== null) graph.setParent(id, parent);
  }
  for (const [index, { from, to, labels }] of edges.entries())
    graph.setEdge(
      endOf(from),
      endOf(to),
      {
        width: labels.length === 0 ? 0 : widthOfLabels(labels) + (from === to ? 2 * loopPx : 8),
        height: labels.length * linePx,
        labelpos: 'c',
      },
      `${index}`,
    );
  layout(graph);
  const placed = (id: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(id);
    return { x, y, width, height };
  };
  const boxes = states.map((state) => {
    const { x, y, width, height } = placed(state.id);
    const { x: titleX, y: titleY } = placed(endOf(state.id));
    return { ...state, x: x - width / 2, y: y - height / 2, width, height, title: { x: titleX, y: titleY } };
  });
  const lines = edges.map((edge, index) => {
    if (edge.from === edge.to) return { ...edge, ...loopAt(placed(endOf(edge.from)), edge.labels) };
    const { points = [], x, y } = graph.edge(endOf(edge.from), endOf(edge.to), `${index}`);
    return { ...edge, points, label: edge.labels.length === 0 || x === undefined || y === undefined ? null : { x, y } };
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, boxes, lines };
}

/** At the right of its state, where the layout leaves room for its labels. */
function loopAt({ x, y, width }: Point & { readonly width: number }, labels: readonly string[]) {
  const right = x + width / 2;
  const [above, below] = [y - boxHeightPx / 4, y + boxHeightPx / 4];
  return {
    points: [
      { x: right, y: above },
      { x: right + loopPx, y: above },
      { x: right + loopPx, y: below },
      { x: right, y: below },
    ],
    label: { x: right + loopPx + 8 + widthOfLabels(labels) / 2, y },
  };
}
