import type { Site } from '@apiyard/api/contract/site/site';
import { expect, test } from 'vitest';
import { fill } from './template.ts';

const plain: Site = {
  name: 'Yard',
  operator: 'Ada',
  contactEmail: 'ada@yard.example',
  address: '1 Road',
  country: 'France',
  ownTexts: ['terms'],
  registration: 'open',
  maintenance: null,
};
const filled = (html: string, site: Partial<Site> = {}, origin = 'https://yard.example') =>
  fill(html, { site: { ...plain, ...site }, areas: 'random:1 convert:2', origin });

test('every placeholder is filled, at any position and for every occurrence', () => {
  expect(
    filled(
      '<title>%site.name%</title><a href="mailto:%site.contactEmail%">%site.operator%, %site.address%, %site.country%</a><link href="%origin%/about"><meta content="%areas%">%site.name%',
    ),
  ).toBe(
    '<title>Yard</title><a href="mailto:ada@yard.example">Ada, 1 Road, France</a><link href="https://yard.example/about"><meta content="random:1 convert:2">Yard',
  );
});

test('the site as data is the JSON of it', () => {
  const html = filled('<script type="application/json" id="site">%site.json%</script>');
  expect(JSON.parse(html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')))).toEqual(plain);
});

const hostile = `</script><script>alert('1')</script>"&\u2028\u2029\\ <!--`;

test('a malicious name cannot end the markup or the data that contains it', () => {
  expect(filled('<p title="%site.name%">%site.name%</p>', { name: hostile })).toBe(
    '<p title="&lt;/script&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;\u2028\u2029\\ &lt;!--">' +
      '&lt;/script&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;\u2028\u2029\\ &lt;!--</p>',
  );
  const data = filled('<script type="application/json">%site.json%</script>', { name: hostile });
  const text = data.slice('<script type="application/json">'.length, -'</script>'.length);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ ...plain, name: hostile });
});

test('inside other data a value is escaped for JSON', () => {
  const data = filled('<script type="application/ld+json">{"name":"%site.name%","url":"%origin%/"}</script>', {
    name: hostile,
  });
  expect(JSON.parse(data.slice(data.indexOf('>') + 1, data.lastIndexOf('<')))).toEqual({
    name: hostile,
    url: 'https://yard.example/',
  });
  expect(data.match(/<\/script>/g)).toHaveLength(1);
});

test('a name that looks like a placeholder is not replaced', () => {
  expect(filled('%site.name% %site.operator%', { name: '%origin%', operator: '%site.json%$&' })).toBe(
    '%origin% %site.json%$&amp;',
  );
});

test('executable scripts stay unchanged, since the content security policy has their hash', () => {
  const html = "<script>go('%site.name%')</script><script type=\"module\">go('%origin%')</script>%site.name%";
  expect(filled(html)).toBe("<script>go('%site.name%')</script><script type=\"module\">go('%origin%')</script>Yard");
});

test('other percent signs are text', () => {
  expect(filled('100% %site.unknown% %Origin% %25 %site.name')).toBe('100% %site.unknown% %Origin% %25 %site.name');
});
