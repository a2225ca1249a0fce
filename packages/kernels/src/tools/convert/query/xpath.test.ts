import { describe, expect, it } from 'vitest';
import xpath from './xpath.ts';

const text = '<a xmlns:p="u:x" id="1"><b>x</b><p:c>2</p:c><b>y<i/>z</b><!-- c --><?t d?><d xmlns="u:d"><e/></d></a>';
const run = (query: string, namespaces = '') => xpath({ text, query, namespaces });

describe('xpath', () => {
  it.each([
    ['//b[2]', [{ type: 'element', value: '<b>y<i/>z</b>', path: '/a[1]/b[2]' }]],
    ['//@id', [{ type: 'attribute', value: '1', path: '/a[1]/@id' }]],
    ['//b[2]/text()[2]', [{ type: 'text', value: 'z', path: '/a[1]/b[2]/text()[2]' }]],
    ['//comment()', [{ type: 'comment', value: '<!-- c -->', path: '/a[1]/comment()[1]' }]],
    [
      '//processing-instruction()',
      [{ type: 'processing-instruction', value: '<?t d?>', path: '/a[1]/processing-instruction()[1]' }],
    ],
    ['//p:c', [{ type: 'element', value: '<p:c xmlns:p="u:x">2</p:c>', path: '/a[1]/p:c[1]' }]],
    ['count(//*)', [{ type: 'number', value: '7' }]],
    ['string(//b[1])', [{ type: 'string', value: 'x' }]],
    ['1 = 1', [{ type: 'boolean', value: 'true' }]],
    ['-1 div 0e0', [{ type: 'number', value: '-INF' }]],
    ['xs:date("2020-01-02")', [{ type: 'date', value: '2020-01-02' }]],
    ['map { "a": (1) }', [{ type: 'map', value: '{"a":1}' }]],
    ['[//b[1], 2]', [{ type: 'array', value: '["<b>x</b>",2]' }]],
    [
      'for $i in 1 to 2 return $i * 2',
      [
        { type: 'number', value: '2' },
        { type: 'number', value: '4' },
      ],
    ],
    ['//none', []],
    ['count(//b) (: a comment :)', [{ type: 'number', value: '2' }]],
    ['()', []],
  ])('evaluates %s', async (query, results) => {
    expect(await run(query)).toEqual({ results, count: results.length });
  });

  it('gives the document', async () => {
    expect((await run('/')).results[0]).toMatchObject({ type: 'document', path: '/' });
  });

  it('uses the given namespaces', async () => {
    expect((await run('//q:e', 'q=u:d\n')).count).toBe(1);
    expect((await run('//e', '=u:d')).count).toBe(1);
  });

  it.each([
    ['//b[', 'xpath_syntax', { line: 1, column: 4 }],
    ['foo()', 'xpath_function', null],
    ['doc("x")', 'xpath_function', null],
    ['//q:b', 'xpath_prefix', null],
    ['xs:integer("x")', 'xpath_error', null],
    ['function($a) { $a }', 'xpath_result', null],
    ['1 to 1000000000', 'xpath_many', null],
    ['1), (2', 'xpath_syntax', { line: 1, column: 2 }],
  ])('rejects %s', async (query, code, place) => {
    await expect(run(query)).rejects.toMatchObject({ code, pointer: '/query', place });
  });

  it('rejects deep expressions', async () => {
    await expect(run(`${'('.repeat(4900)}1${')'.repeat(4900)}`)).rejects.toMatchObject({ code: 'xpath_deep' });
  });

  it('rejects lines that declare no namespace', async () => {
    await expect(run('1', 'a=b\nnonsense')).rejects.toMatchObject({
      code: 'xpath_namespaces',
      pointer: '/namespaces',
      values: { line: 'nonsense' },
    });
  });

  it.each([
    ['<a>', 'xml_unclosed'],
    ['<p:a/>', 'xml_prefix'],
    ['<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', 'xml_entity'],
    ['<a><!-- -- --></a>', 'xml_syntax'],
  ])('rejects %j', async (broken, code) => {
    await expect(xpath({ text: broken, query: '1', namespaces: '' })).rejects.toMatchObject({ code, pointer: '/text' });
  });

  it('rejects results larger than 20 MB', async () => {
    const deep = `${'<a>'.repeat(190)}${'x'.repeat(200_000)}${'</a>'.repeat(190)}`;
    await expect(xpath({ text: deep, query: '//*', namespaces: '' })).rejects.toMatchObject({ code: 'result_size' });
  });
});
