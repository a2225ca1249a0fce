import type { Api, Layout } from '@apiyard/api/contract/hub/hub';
import type { ResponseBody } from '@apiyard/kit/calls/response.ts';
import { isObject } from '@apiyard/kit/search/api-fields.ts';
import { changesIn } from './changes.ts';

/** The layout of the API, or `data` for a response that it does not fit. */
export function layoutFor({ layout = 'data' }: Pick<Api, 'layout'>, body: ResponseBody): Layout {
  switch (layout) {
    case 'text':
      return body.kind === 'json' && isObject(body.value) && typeof body.value['text'] === 'string' ? 'text' : 'data';
    case 'values':
      return body.kind === 'json' && isObject(body.value) ? 'values' : 'data';
    case 'diff':
      return body.kind === 'json' && isObject(body.value) && changesIn(body.value) !== null ? 'diff' : 'data';
    case 'picture':
      return body.kind === 'picture' ? 'picture' : 'data';
    case 'data':
      return 'data';
  }
}
