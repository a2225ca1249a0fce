/** File names as parts of CSS classes: letters of any script, digits and dashes, each once. */
export function namesOf(files: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return files.map((file, index) => {
    const stem = file
      .replace(/\.[^.]*$/, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '');
    const base = stem === '' ? String(index + 1) : stem;
    let name = base;
    for (let count = 2; used.has(name); count += 1) name = `${base}-${count}`;
    used.add(name);
    return name;
  });
}
