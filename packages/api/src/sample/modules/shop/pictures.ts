/** Drawings of the sample products, as data URLs. All are drawn in a square of 400 units. */

/** A drawing in a main colour and a darker shade of it. */
type Drawing = (main: string, dark: string) => string;

const book =
  (cover: string): Drawing =>
  (main, dark) =>
    `<path d="M112 70h170a14 14 0 0 1 14 14v236H126a22 22 0 0 1-22-22V78a8 8 0 0 1 8-8z" fill="${main}"/>
<path d="M104 298a22 22 0 0 1 22-22h170v44H126a22 22 0 0 1-22-22z" fill="#fffdf5" stroke="${dark}" stroke-width="6"/>
<path d="M130 70v206" stroke="${dark}" stroke-width="6"/>${cover}`;

export const drawings = {
  harbour: book(
    '<circle cx="250" cy="124" r="22" fill="#ffe08a"/><path d="M150 200h130M150 224h130" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M176 186h76l-14 24h-48zM214 182v-64l36 56z" fill="#fff"/>',
  ),
  bread: book(
    '<path d="M158 214c-24-60 18-92 56-92s80 32 56 92z" fill="#e9b872" stroke="#a6682b" stroke-width="6"/><path d="M188 150l10 26M214 146l6 28M240 150l-2 26" stroke="#a6682b" stroke-width="6" stroke-linecap="round"/>',
  ),
  stars: book(
    '<path d="M160 220l28-70 46 30 40-76" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="3 7"/><g fill="#ffe08a"><circle cx="160" cy="220" r="8"/><circle cx="188" cy="150" r="10"/><circle cx="234" cy="180" r="7"/><circle cx="274" cy="104" r="11"/><circle cx="166" cy="106" r="4"/><circle cx="262" cy="228" r="5"/></g>',
  ),
  monsters: book(
    '<path d="M162 226v-52a50 50 0 0 1 100 0v52l-16-14-17 14-17-14-17 14-17-14z" fill="#7bd389"/><circle cx="194" cy="170" r="15" fill="#fff"/><circle cx="232" cy="170" r="15" fill="#fff"/><circle cx="197" cy="172" r="6"/><circle cx="229" cy="172" r="6"/><path d="M198 198q14 12 30 0" fill="none" stroke="#1d3b2a" stroke-width="5"/>',
  ),
  shirt: (main, dark) =>
    `<path d="M150 76l-74 46 26 68 34-16v150h128V174l34 16 26-68-74-46c-10 26-90 26-100 0z" fill="${main}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/><path d="M166 84l34 34 34-34M200 118v206" fill="none" stroke="${dark}" stroke-width="6"/><g fill="${dark}"><circle cx="210" cy="160" r="5"/><circle cx="210" cy="200" r="5"/><circle cx="210" cy="240" r="5"/><circle cx="210" cy="280" r="5"/></g>`,
  scarf: (main, dark) =>
    `<path d="M116 132c0-70 168-70 168 0 0 40-30 58-84 58s-84-18-84-58z" fill="${main}" stroke="${dark}" stroke-width="7"/><ellipse cx="200" cy="124" rx="48" ry="20" fill="${dark}"/><path d="M168 184l-22 136h58l10-132zM222 188l6 118h52l-22-130z" fill="${main}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/><path d="M158 246l50 8M154 274l50 8M228 250l46-8M230 278l48-8" stroke="#fff" stroke-width="7"/>`,
  jacket: (main, dark) =>
    `<path d="M152 92l-66 40-16 140 40 8 20-84v128h140V196l20 84 40-8-16-140-66-40z" fill="${main}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/><path d="M150 94q50-64 100 0-50 52-100 0z" fill="${dark}"/><path d="M200 132v190" stroke="#fff" stroke-width="6" stroke-dasharray="10 6"/><path d="M146 246h36M218 246h36" stroke="${dark}" stroke-width="8" stroke-linecap="round"/>`,
  sneakers: (main, dark) =>
    `<path d="M78 190c34 20 70 10 88-22l66 52c30 22 92 12 98 54v10H70v-80a14 14 0 0 1 8-14z" fill="${main}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/><path d="M64 276h270a6 6 0 0 1 6 6v10a18 18 0 0 1-18 18H82a18 18 0 0 1-18-18z" fill="#fff" stroke="${dark}" stroke-width="6"/><path d="M180 186l-18 18M204 206l-18 18M228 224l-16 18" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`,
  hat: (main, dark) =>
    `<ellipse cx="200" cy="244" rx="144" ry="50" fill="${main}" stroke="${dark}" stroke-width="7"/><path d="M122 234c0-130 156-130 156 0-30 24-126 24-156 0z" fill="${main}" stroke="${dark}" stroke-width="7"/><path d="M123 206c40 26 114 26 154 0v30c-36 22-118 22-155 0z" fill="${dark}"/><path d="M72 250q128 46 256 0" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="8 8" opacity=".7"/>`,
  backpack: (main, dark) =>
    `<path d="M164 92v-14a36 36 0 0 1 72 0v14" fill="none" stroke="${dark}" stroke-width="12"/><path d="M112 168a88 80 0 0 1 176 0v130a28 28 0 0 1-28 28H140a28 28 0 0 1-28-28z" fill="${main}" stroke="${dark}" stroke-width="7"/><path d="M136 222h128v66a14 14 0 0 1-14 14H150a14 14 0 0 1-14-14z" fill="none" stroke="${dark}" stroke-width="7"/><path d="M136 176h128M180 222v22h40v-22" stroke="#fff" stroke-width="7" fill="none"/>`,
  lamp: (main, dark) =>
    `<path d="M232 96l62 92H142z" fill="#ffe08a" opacity=".55" transform="translate(-18 92) scale(1.05 1)"/><path d="M130 322h140" stroke="${dark}" stroke-width="20" stroke-linecap="round"/><path d="M154 316l-34-112 92-92" fill="none" stroke="${dark}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/><circle cx="120" cy="204" r="12" fill="${main}"/><path d="M192 92l44-30 74 88c-34 40-92 40-124 10z" fill="${main}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/>`,
  headphones: (main, dark) =>
    `<path d="M96 232v-30a104 104 0 0 1 208 0v30" fill="none" stroke="${dark}" stroke-width="20"/><rect x="72" y="212" width="62" height="102" rx="28" fill="${main}" stroke="${dark}" stroke-width="7"/><rect x="266" y="212" width="62" height="102" rx="28" fill="${main}" stroke="${dark}" stroke-width="7"/><path d="M103 240v46M297 240v46" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`,
  radio: (main, dark) =>
    `<path d="M254 140l54-66" stroke="${dark}" stroke-width="8" stroke-linecap="round"/><rect x="76" y="138" width="248" height="160" rx="24" fill="${main}" stroke="${dark}" stroke-width="7"/><circle cx="144" cy="218" r="48" fill="${dark}"/><circle cx="144" cy="218" r="26" fill="none" stroke="#fff" stroke-width="6"/><rect x="214" y="168" width="86" height="34" rx="8" fill="#fffdf5"/><path d="M240 168v34" stroke="#d1495b" stroke-width="5"/><circle cx="232" cy="248" r="18" fill="#fffdf5"/><circle cx="282" cy="248" r="18" fill="#fffdf5"/><path d="M104 298v14M296 298v14" stroke="${dark}" stroke-width="14"/>`,
  kettle: (main, dark) =>
    `<path d="M132 132h136l26 178a14 14 0 0 1-14 16H120a14 14 0 0 1-14-16z" fill="${main}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/><path d="M270 160c70-10 70 90 14 100" fill="none" stroke="${dark}" stroke-width="16"/><path d="M128 170l-42-30 18-14 32 12" fill="${main}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/><path d="M150 132a50 34 0 0 1 100 0z" fill="${dark}"/><circle cx="200" cy="88" r="14" fill="${dark}"/><path d="M166 186l-8 104" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".7"/>`,
  watch: (main, dark) =>
    `<path d="M160 130l8-74h64l8 74M160 270l8 74h64l8-74" fill="${main}" stroke="${dark}" stroke-width="7"/><circle cx="200" cy="200" r="92" fill="${dark}"/><circle cx="200" cy="200" r="74" fill="#fffdf5"/><path d="M200 146v54l36 24" fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><g fill="${main}"><circle cx="200" cy="138" r="5"/><circle cx="262" cy="200" r="5"/><circle cx="200" cy="262" r="5"/><circle cx="138" cy="200" r="5"/></g><path d="M294 200h12" stroke="${dark}" stroke-width="14"/>`,
  train: (main, dark) =>
    `<path d="M84 236h150v-60h70v100H84z" fill="${main}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/><path d="M214 176v-58h104v58z" fill="${dark}"/><rect x="236" y="186" width="46" height="34" fill="#fffdf5"/><path d="M104 236v-70h38v70" fill="${dark}"/><circle cx="123" cy="134" r="16" fill="#fff"/><circle cx="146" cy="112" r="12" fill="#fff"/><g fill="#e9b872" stroke="#7a4e22" stroke-width="7"><circle cx="130" cy="290" r="32"/><circle cx="206" cy="290" r="32"/><circle cx="276" cy="290" r="32"/></g>`,
  blocks: (main, dark) =>
    `<rect x="84" y="206" width="108" height="108" rx="10" fill="${main}" stroke="${dark}" stroke-width="7"/><rect x="206" y="206" width="108" height="108" rx="10" fill="#7bd389" stroke="${dark}" stroke-width="7"/><rect x="144" y="90" width="108" height="108" rx="10" fill="#ffe08a" stroke="${dark}" stroke-width="7"/><circle cx="138" cy="260" r="28" fill="#fffdf5"/><path d="M260 232l28 52h-56z" fill="#fffdf5"/><path d="M198 116l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z" fill="#fffdf5"/>`,
  kite: (main, dark) =>
    `<path d="M236 64l70 104-106 92-70-128z" fill="${main}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/><path d="M236 64l-36 196M130 132l176 36" stroke="${dark}" stroke-width="6"/><path d="M236 64l-106 68 85 18z" fill="#ffe08a" opacity=".9"/><path d="M200 260c-30 20 20 34-10 56s10 26-10 32" fill="none" stroke="${dark}" stroke-width="6"/><path d="M182 286l-22-10 4 22zM190 306l22 6-8-20z" fill="${main}"/>`,
  top: (main, dark) =>
    `<path d="M200 60v84" stroke="${dark}" stroke-width="14" stroke-linecap="round"/><path d="M96 172c0-36 208-36 208 0 0 60-60 112-104 156-44-44-104-96-104-156z" fill="${main}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/><path d="M98 186c50 26 154 26 204 0M116 224c40 22 128 22 168 0" fill="none" stroke="#fff" stroke-width="8"/><ellipse cx="200" cy="164" rx="70" ry="14" fill="${dark}"/>`,
} as const satisfies Readonly<Record<string, Drawing>>;

export type DrawingName = keyof typeof drawings;

/** A darker shade of a hex colour. */
function shade(hex: string): string {
  const part = (at: number) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.55);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}

const encode = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`;

/** Three pictures of a product: from the front, on a table, and closer. */
export function picturesOf(name: DrawingName, color: string, ground: string): readonly [string, string, string] {
  const drawing = drawings[name](color, shade(color));
  const picture = (viewBox: string, content: string) =>
    encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="800" height="800">${content}</svg>`);
  const plain = `<path d="M0 0h400v400H0z" fill="${ground}"/>`;
  const shadow = '<ellipse cx="200" cy="336" rx="120" ry="14" opacity=".14"/>';
  const table = `<path d="M0 0h400v400H0z" fill="${shade(ground)}" opacity=".55"/><path d="M0 290h400v110H0z" fill="#b98552"/><path d="M0 290h400v10H0z" fill="#8f6238"/>`;
  return [
    picture('0 0 400 400', plain + shadow + drawing),
    picture('0 0 400 400', `${plain}${table}<g transform="translate(70 78) scale(.7)">${shadow}${drawing}</g>`),
    picture('100 90 210 210', plain + drawing),
  ];
}
