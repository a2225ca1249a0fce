const allowed = /^(?:https?:|mailto:|tel:)/i;
const email = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const host = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:].*)?$/i;

/** Whether a link may lead there: nothing that runs, and nothing of this site. */
export const isLinkUrl = (url: string) => allowed.test(url) && URL.canParse(url);

/** The URL that someone means: `example.org` is a site, `noor@example.org` an email address. Null if it is neither. */
export function linkUrl(typed: string): string | null {
  const text = typed.trim();
  if (isLinkUrl(text)) return text;
  if (email.test(text)) return `mailto:${text}`;
  return host.test(text) ? `https://${text}` : null;
}
