/** Two pictures for stories, which no server has to send: a photo-like scene, and the same in fewer colours. */
const scene = (sky: string, sun: string, hills: readonly [string, string], width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 400" preserveAspectRatio="none"><path fill="${sky}" d="M0 0h600v400H0z"/><circle fill="${sun}" cx="430" cy="120" r="56"/><path fill="${hills[0]}" d="M0 280q150-120 300-20t300-40v180H0z"/><path fill="${hills[1]}" d="M0 330q180-70 340 0t260-30v100H0z"/></svg>`,
  )}`;

export const inColour = scene('skyblue', 'gold', ['seagreen', 'darkgreen'], 600, 400);
export const inGrey = scene('gainsboro', 'whitesmoke', ['gray', 'dimgray'], 600, 400);
export const tall = scene('gainsboro', 'whitesmoke', ['gray', 'dimgray'], 200, 300);
