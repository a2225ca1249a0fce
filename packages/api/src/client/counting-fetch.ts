/** `fetch` with upload progress, which the native one lacks. `onPart` gets 0 to 1. */
export const countingFetch =
  (onPart: (part: number) => void): typeof fetch =>
  (url, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init;
      request.open(init.method ?? 'GET', String(url));
      request.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onPart(loaded / total);
      });
      request.addEventListener('load', () => {
        // Some statuses must have no body, not even an empty one.
        resolve(
          new Response(request.responseText === '' ? null : request.responseText, {
            status: request.status,
            headers: headersOf(request),
          }),
        );
      });
      request.addEventListener('error', () => reject(new TypeError('The request got no response.')));
      request.addEventListener('abort', () =>
        reject(signal?.reason ?? new DOMException('The request was aborted.', 'AbortError')),
      );
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      return request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}
