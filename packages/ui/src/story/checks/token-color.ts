/** The computed colour of a token, such as `vars.color.error.border`, at an element. */
export function tokenColor(token: string, at: Element): string {
  const probe = document.createElement('span');
  probe.style.color = token;
  at.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
