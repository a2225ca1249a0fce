import { useId, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { layOut, linePx, widthOfLabels } from './chart-layout.ts';
import type { EdgeLine, StateBox } from './chart-layout.ts';
import { arrow, box, chart, container, edge, frame, initialEdge, label, labelBack, name } from './MachineChart.css.ts';

interface MachineChartProps {
  readonly machine: AnyStateMachine;
  /** Ids of the states that it is in. */
  readonly active: ReadonlySet<string>;
}

/** States and transitions of a machine, drawn from its definition. */
export function MachineChart({ machine, active }: MachineChartProps) {
  const { width, height, boxes, lines } = useMemo(() => layOut(machine), [machine]);
  const arrowId = useId();
  const containers = boxes.filter(({ hasStates }) => hasStates);
  const leaves = boxes.filter(({ hasStates }) => !hasStates);
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- the keyboard scrolls it.
    <div className={frame} role="region" aria-label={`Chart of ${machine.id}`} tabIndex={0}>
      <svg
        className={chart}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={lines.map(sentenceOf).join(' ')}
      >
        <defs>
          <marker id={arrowId} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
            <path d="M0 0 8 4 0 8Z" className={arrow} />
          </marker>
        </defs>
        {containers.map((state) => (
          <Box key={state.id} state={state} shape={container} isActive={active.has(state.id)} />
        ))}
        {lines.map((line) => (
          <path
            key={`${line.from} ${line.to} ${line.isInitial}`}
            d={line.points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
            className={line.isInitial ? initialEdge : edge}
            markerEnd={`url(#${arrowId})`}
          />
        ))}
        {leaves.map((state) => (
          <Box key={state.id} state={state} shape={box} isActive={active.has(state.id)} />
        ))}
        {lines.map((line) => (
          <Labels key={`${line.from} ${line.to} ${line.isInitial}`} line={line} />
        ))}
      </svg>
    </div>
  );
}

const lastPart = (id: string) => id.slice(id.lastIndexOf('.') + 1);

/** The line in words, for screen readers. */
function sentenceOf({ from, to, labels, isInitial }: EdgeLine): string {
  return isInitial
    ? `${lastPart(from)} starts in ${lastPart(to)}.`
    : `${lastPart(from)} to ${lastPart(to)}: ${labels.join(', ')}.`;
}

interface BoxProps {
  readonly state: StateBox;
  readonly shape: string;
  readonly isActive: boolean;
}

function Box({ state: { x, y, width, height, title, name: text, isFinal }, shape, isActive }: BoxProps) {
  const activity = isActive ? { 'data-active': true } : {};
  return (
    <g>
      <rect {...{ x, y, width, height }} rx={8} className={shape} {...activity} />
      {isFinal && (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} className={container} {...activity} />
      )}
      <text x={title.x} y={title.y} className={name} {...activity}>
        {text}
      </text>
    </g>
  );
}

function Labels({ line: { label: centre, labels } }: { readonly line: EdgeLine }) {
  if (centre === null) return null;
  const top = centre.y - ((labels.length - 1) * linePx) / 2;
  const width = widthOfLabels(labels);
  return (
    <g>
      <rect
        x={centre.x - width / 2}
        y={top - linePx / 2}
        width={width}
        height={labels.length * linePx}
        className={labelBack}
      />
      {labels.map((text, index) => (
        <text key={text} x={centre.x} y={top + index * linePx} className={label}>
          {text}
        </text>
      ))}
    </g>
  );
}
