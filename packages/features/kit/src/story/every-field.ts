/** An input with a field of every kind, for tests of fields and forms. */
export const everyField = {
  type: 'object',
  properties: {
    text: { type: 'string', title: 'Text', description: 'What to convert.', 'x-multiline': true, maxLength: 10 },
    file: { type: 'string', format: 'binary', title: 'File', 'x-accept': ['application/json', '.csv', 'image/*'] },
    from: {
      type: 'string',
      enum: ['json', 'yaml'],
      default: 'json',
      title: 'From',
      'x-options': { json: 'JSON', yaml: 'YAML' },
    },
    count: { type: 'integer', minimum: 1, maximum: 50, title: 'Count' },
    ratio: { type: 'number', exclusiveMinimum: 0 },
    pretty: { type: 'boolean', default: true },
    tags: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 3 },
    options: { type: 'object' },
    code: { type: 'string', pattern: '^[a-z]+$', minLength: 2 },
  },
  required: ['count', 'from'],
};
