import { expect, it } from 'vitest';
import { documentContent, newContentOrigin } from './document-content.ts';

const html = '<head><!--page-head--></head><body><!--page-body--><!--page-data--></body>';

it('writes the page into the slots of the document, with the origin of the request', () => {
  const contentOrigin = newContentOrigin();
  const content = {
    id: 'a',
    revision: 'b',
    head: `<link rel="canonical" href="${contentOrigin}/docs">`,
    body: '<p>%origin% and <!--page-data--> are a text of the page.</p>',
    isNotFound: false,
    data: { end: '</script>', at: `${contentOrigin}/api` },
  };
  const document = documentContent(content, { language: 'ar', who: 'person', contentOrigin });
  expect(document.key).toBe('a');
  expect(document.writeInto(html, 'https://yard.example')).toBe(
    '<head><link rel="canonical" href="https://yard.example/docs"></head><body>' +
      '<div id="root" data-rendered="ar" data-site="whole" data-for="people">' +
      '<p>%origin% and <!--page-data--> are a text of the page.</p></div>' +
      String.raw`<script id="data" type="application/json">{"end":"\u003c/script\u003e","at":"https://yard.example/api"}</script></body>`,
  );
});
