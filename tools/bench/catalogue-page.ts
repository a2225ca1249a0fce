/** A shop's catalogue page as shops write them: a head full of tags, menus, scripts, cards, a footer. */

/** Always the same page for the same number of products. */
export function cataloguePage(products: number): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><title>All books | The Yard</title>
${Array.from({ length: 30 }, (_, index) => `<meta property="og:tag-${index}" content="Books, second hand and new, number ${index}">`).join('\n')}
${Array.from({ length: 12 }, (_, index) => `<link rel="stylesheet" href="/assets/css/part-${index}.css?v=4.${index}">`).join('\n')}
<style>${Array.from({ length: 80 }, (_, index) => `.card-${index} > .media{display:flex;gap:${index}px;color:#33${index % 10}}`).join('')}</style>
<script>window.dataLayer=window.dataLayer||[];${Array.from({ length: 60 }, (_, index) => `dataLayer.push({event:"view-${index}",value:${index}});`).join('')}</script>
</head>
<body class="page catalogue">
<header class="top"><nav><ul class="menu">${Array.from({ length: 60 }, (_, index) => `<li class="menu-item"><a href="/category/${index}" data-level="1"><span>Category ${index}</span></a></li>`).join('')}</ul></nav></header>
<main><div class="container"><section class="grid">
${Array.from({ length: products }, (_, index) => card(index)).join('\n')}
</section>
<ul class="pager"><li class="previous"><a href="page-1.html">previous</a></li><li class="next"><a href="page-3.html">next</a></li></ul>
</div></main>
<footer>${Array.from({ length: 40 }, (_, index) => `<p><a href="/about/${index}">About us, part ${index} &amp; more</a></p>`).join('\n')}</footer>
</body></html>`;
}

function card(index: number): string {
  const tags = Array.from(
    { length: 1 + (index % 4) },
    (_, tag) => `<li class="tag"><a href="/tags/${tag}">tag ${tag + (index % 7)}</a></li>`,
  ).join('');
  return `<article class="product card" id="product-${index}" data-sku="SKU${10_000 + index}">
  <div class="media"><a href="/books/the-book-of-yards-${index}.html"><img class="cover" src="/covers/${index}.jpg" srcset="/covers/${index}@2x.jpg 2x" alt="Cover of book ${index}" width="200" height="300" loading="lazy"></a></div>
  <div class="body">
    <h3 class="title"><a href="/books/the-book-of-yards-${index}.html" title="The Book of Yards, volume ${index}">The Book of Yards, vol…</a></h3>
    <p class="author">by <a href="/authors/${index % 50}">Author ${index % 50}</a></p>
    <div class="rating" data-stars="${1 + (index % 5)}"><i class="star"></i><i class="star"></i><i class="star"></i><i class="star"></i><i class="star"></i> <span class="count">(${index * 3} reviews)</span></div>
    <p class="text">A book about yards &mdash; how they are kept, who lives beside them, and why number ${index} is the one that everybody talks about.</p>
    <ul class="tags">${tags}</ul>
    <div class="price-box"><span class="price">£${(5 + (index % 40) + 0.99).toFixed(2)}</span>${index % 3 === 0 ? '<span class="old">£50.00</span>' : ''}<form action="/basket" method="post"><input type="hidden" name="id" value="${index}"><button class="buy" type="submit">Add to basket</button></form></div>
  </div>
</article>`;
}
