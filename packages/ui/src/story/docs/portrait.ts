/** A portrait as a data URL, so that stories make no requests. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="tan"/><path d="M12 64c0-14 8-20 20-20s20 6 20 20z" fill="teal"/><path d="M20 26c0-12 5-16 12-16s12 4 12 16v10H20z" fill="saddlebrown"/><ellipse cx="32" cy="30" rx="9" ry="11" fill="bisque"/></svg>',
)}`;
