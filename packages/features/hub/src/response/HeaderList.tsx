import type { ApiResponse } from '@apiyard/kit/calls/response.ts';
import { headerName, headers as headersClass, headerPair, headerValue } from './ResponseViews.css.ts';

/** HTTP headers as names and values. */
export function HeaderList({ headers }: Pick<ApiResponse, 'headers'>) {
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
