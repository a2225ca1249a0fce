/** Saves a blob as a download of the browser. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download keeps a reference to the data once it has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
