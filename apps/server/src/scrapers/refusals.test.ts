import { expect, it } from 'vitest';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Language } from '@apiyard/api/contract/hub/hub';
import { writeFailure } from '@apiyard/api/serving/failure-body';
import { definitionOf } from '../../test/definitions.ts';
import { wordsIn } from '../problems/sentence.ts';
import { validateDefinition } from './refusals.ts';

it.each<[Language, string, string]>([
  [
    'fr',
    'Deux paramètres se nomment q. Renommez-en un.',
    'Host ne peut pas être défini, car la connexion s’en charge. Retirez-le.',
  ],
  ['ar', 'تحمل معلمتان الاسم q. أعد تسمية إحداهما.', 'لا يمكن ضبط Host لأن الاتصال يضبطه. أزله.'],
  ['ch', '有两个参数名为 q，请重命名其中一个。', '无法设置 Host，因为它由连接设置。请移除。'],
])('what is wrong with a definition is said in the reader’s language: %s', async (language, twice, refused) => {
  const definition = definitionOf({
    params: [{ name: 'q' }, { name: 'q' }],
    request: { headers: { Host: 'books.example' } },
  });
  const failure = await validateDefinition(definition, '/definition');
  if (!(failure instanceof Failure)) throw new Error('The definition is accepted.');
  const { body } = writeFailure('problem', failure, 'r', { words: wordsIn(language) });
  const errors = (body as unknown as { readonly errors: readonly InputIssue[] }).errors;
  expect([
    (body as { readonly detail?: string }).detail,
    ...errors.map(({ pointer, detail }) => [pointer, detail]),
  ]).toEqual([twice, ['/definition/params/1/name', twice], ['/definition/request/headers/Host', refused]]);
});
