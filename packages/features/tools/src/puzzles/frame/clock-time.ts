/** `4:05`, or `1:04:05` from an hour on. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const padded = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${padded(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${padded(minutes % 60)}:${padded(seconds % 60)}`;
}
