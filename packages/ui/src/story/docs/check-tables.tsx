import { plain } from './about.css.ts';
import type { CheckKind } from './checks-of-run.ts';
import type { ComponentFacts } from './component-facts.ts';
import { checkHeads, rowOf } from './results.ts';
import type { CheckCounts } from './results.ts';

interface CheckTableProps {
  kinds: readonly CheckKind[];
  checks: CheckCounts;
}

/** A row for each kind of check. */
export function CheckTable({ kinds, checks }: CheckTableProps) {
  return (
    <table className={plain}>
      <thead>
        <tr>
          {checkHeads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => {
          const [name, ...cells] = rowOf(kind, checks);
          return (
            <tr key={kind}>
              <th scope="row">{name}</th>
              {cells.map((text, index) => (
                <td key={checkHeads[index + 1]}>{text}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Links to the stories that failed, with their messages, and to those that were not run. */
export function FailedStories({ failures, notRun }: Pick<ComponentFacts, 'failures' | 'notRun'>) {
  const rows = [
    ...failures.map(([id, message]) => [id, `failed: ${message}`] as const),
    ...notRun.map((id) => [id, 'not run.'] as const),
  ];
  return rows.length === 0 ? null : (
    <ul>
      {rows.map(([id, text]) => (
        <li key={id}>
          <a href={`./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`} target="_top">
            {id}
          </a>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}
