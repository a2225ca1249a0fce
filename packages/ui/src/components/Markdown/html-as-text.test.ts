import { expect, test } from 'vitest';
import { htmlAsText } from './html-as-text.ts';

test('HTML becomes text of its sentence, or a paragraph if it is a block', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'html', value: '<script>x</script>' },
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'a ' },
          { type: 'html', value: '<b>' },
        ],
      },
      { type: 'blockquote', children: [{ type: 'html', value: '<hr>' }] },
    ],
  };
  htmlAsText()(tree);
  expect(tree).toEqual({
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'text', value: '<script>x</script>' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'a ' },
          { type: 'text', value: '<b>' },
        ],
      },
      { type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: '<hr>' }] }] },
    ],
  });
});
