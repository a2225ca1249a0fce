import type { Answer } from '@apiyard/kit/calls/answer.ts';
import { headerName, headers as headersClass, headerPair, headerValue } from './AnswerViews.css.ts';

/** HTTP headers as names and values. */
export function HeaderList({ headers }: Pick<Answer, 'headers'>) {
  return (
    <dl className={headersClass}>
      {headers.map(([name, value]) => (
        <div key={name} className={headerPair}>
          <dt className={headerName}>{name}</dt>
          <dd className={headerValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
