export default {
  'problem.egress.notPublic':
    'This URL cannot be requested, because its host is not on the public internet. To allow hosts on your own network, set EGRESS_ALLOW.',
  'problem.egress.noResponse':
    'The site could not be reached or returned an invalid HTTP response. Check the URL in a browser, or try again later.',
  'problem.egress.late': 'The site did not respond in time. Try again later, or allow more time.',
  'problem.egress.unreadable':
    'This is not a valid URL. Write it like https://example.com/page, without backslashes or control characters.',
  'problem.egress.scheme': 'The URL must start with http:// or https://.',
  'problem.egress.userinfo': 'The URL must not contain a username or password. Send credentials in a header.',
  'problem.egress.port': 'Only ports 80 and 443 are allowed. To allow others, set EGRESS_ALLOW.',
  'problem.egress.headerName':
    'A request header is not allowed. Host, cookie, length and connection headers cannot be set.',
  'problem.egress.headerValue':
    'A request header contains a line break or another character that headers cannot contain.',
  'problem.egress.noSuchHost': 'No site was found under this host name. Check the spelling of the URL.',
  'problem.egress.resting':
    'The site failed several times in a row, so requests to it are paused. Try again in half a minute.',
  'problem.egress.loop': 'The site redirects in a loop.',
  'problem.egress.redirects': 'The site redirects too many times. Up to five redirects are followed.',
  'problem.egress.downgrade':
    'The site redirects from https to http, where the request could be read and changed in transit.',
  'problem.egress.secretRedirect':
    'The site redirects to another host, which must not receive the secret. Use the final URL.',
  'problem.egress.encoding':
    'The response uses an unsupported compression. Supported are gzip, br, zstd and deflate, at most two of them.',
  'problem.egress.brokenBody': 'The response ended too early, or its compression is damaged.',
  'problem.egress.tooLarge': 'The response is larger than allowed.',
} as const;
