import type { CopyKey } from '@apiyard/kit/copy.ts';
import type { ParameterType } from '../docs/reference/parameter-rows.ts';
import type en from './copy/en.ts';

export const typeNames: Readonly<Record<ParameterType, CopyKey<typeof en>>> = {
  text: 'hub.type.text',
  uri: 'hub.type.uri',
  email: 'hub.type.email',
  date: 'hub.type.date',
  moment: 'hub.type.moment',
  integer: 'hub.type.integer',
  number: 'hub.type.number',
  boolean: 'hub.type.boolean',
  choice: 'hub.type.choice',
  file: 'hub.type.file',
  files: 'hub.type.files',
  texts: 'hub.type.texts',
  numbers: 'hub.type.numbers',
  object: 'hub.type.object',
  list: 'hub.type.list',
  any: 'hub.type.any',
};
