/** How much of a code may be damaged: 7, 15, 25 or 30 %. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** The largest text in bytes that each level holds (ISO/IEC 18004, version 40). */
export const bytesMax: Readonly<Record<QrLevel, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 };
