/** Drawn pictures of tasks, without words, so that all languages share them. 16:9. */
const drawn = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${content}</svg>`)}`;

/** An export menu with four icons. */
export const iconsPicture = drawn(
  '<path fill="#e3ecff" d="M0 0h320v180H0z"/><rect x="60" y="30" width="200" height="120" rx="12" fill="#fff"/><g fill="none" stroke="#3f63d9" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M92 60h20l10 10v30H92zM112 60v10h10"/><path d="M156 60v28m-12-12 12 12 12-12M142 100h28"/><path d="M200 64h28v36h-28zM208 76h12M208 88h12"/></g><rect x="92" y="120" width="136" height="10" rx="5" fill="#b9ccff"/>',
);

/** A phone with a cart. */
export const phonePicture = drawn(
  '<path fill="#dff5ef" d="M0 0h320v180H0z"/><rect x="118" y="16" width="84" height="148" rx="14" fill="#1d3b36"/><rect x="126" y="30" width="68" height="114" rx="4" fill="#fff"/><g fill="none" stroke="#13866f" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M138 62h8l8 34h26l7-24h-37"/></g><circle cx="157" cy="108" r="5" fill="#13866f"/><circle cx="177" cy="108" r="5" fill="#13866f"/><rect x="138" y="122" width="44" height="10" rx="5" fill="#8fd6c4"/><circle cx="160" cy="154" r="4" fill="#8fd6c4"/>',
);

/** A door with a key. */
export const doorPicture = drawn(
  '<path fill="#fff0dc" d="M0 0h320v180H0z"/><path fill="#f3c98b" d="M0 150h320v30H0z"/><rect x="110" y="24" width="84" height="126" rx="6" fill="#a65f12"/><rect x="120" y="34" width="64" height="48" rx="4" fill="#c97f2c"/><rect x="120" y="92" width="64" height="48" rx="4" fill="#c97f2c"/><circle cx="180" cy="88" r="5" fill="#ffe2b0"/><g fill="none" stroke="#7a4308" stroke-width="6" stroke-linecap="round"><circle cx="232" cy="80" r="14"/><path d="M232 94v40m0-14h12m-12 12h9"/></g>',
);
