export default {
  'problem.http.wait': 'Too many requests. Try again in {{waitS}} s.',
  'problem.http.invalid': 'The input is invalid.',
  'problem.http.written': '{{text}}',
  'problem.http.signIn': 'Sign in first.',
  'problem.http.signInOrKey': 'Sign in, or send an API key with the scope {{scope}} in the header X-Api-Key.',
  'problem.http.adminsOnly': 'Only admins can do this.',
  'problem.http.noScope': 'This API key does not have the scope {{scope}}. Its owner can add it under "API keys".',
  'problem.http.network.unsent': 'Your network has too many unread responses. Try again in {{waitS}} s.',
  'problem.http.server.unsent': 'The server has too many unread responses. Try again in {{waitS}} s.',
  'problem.http.network.bodies': 'Your network has too many large requests in progress. Try again in {{waitS}} s.',
  'problem.http.server.bodies': 'The server has too many large requests in progress. Try again in {{waitS}} s.',
  'problem.http.oneHost': 'The request has more than one Host header. Send only one.',
  'problem.http.tooDeep': 'The body is nested deeper than {{levels}} levels. Reduce the nesting.',
  'problem.http.notUtf8': 'The body is not valid UTF-8. Send it as UTF-8 text.',
  'problem.http.notJson':
    'The body is not valid JSON. Check it with a JSON formatter. The position is reported only for shorter bodies.',
  'problem.http.notJsonAt': 'The body is not valid JSON. The error is at line {{line}}, column {{column}}.',
  'problem.http.forbiddenKey': 'The body has a key named "__proto__" or "constructor.prototype", which is not allowed.',
  'problem.http.encodingUnknown':
    'The body has a Content-Encoding that is not supported. Send it with "gzip", or uncompressed.',
  'problem.http.encodingRefused': 'This body cannot have a Content-Encoding. Send it uncompressed.',
  'problem.http.notGzip': 'The body is not valid gzip, or it ended too early.',
  'problem.http.metricsKey': 'Send an API key of an admin as "Authorization: Bearer <key>".',
  'problem.http.metricsAdmins': 'Only admins can read this.',
  'problem.http.metricsAreas': 'This API key can only call {{areas}}. Create one for all areas.',
  'problem.http.rebuilt': 'The web app was rebuilt while this server was running. The admin must restart the server.',
  'problem.http.storageDamaged':
    "The server's storage is damaged. The admin must restore a backup before you try again.",
  'problem.http.storageFull':
    "The server's disk is full, so nothing was saved. Try again after the admin has freed up space.",
  'problem.http.storageFailing':
    'The server cannot use its disk right now. Try again in a moment. If it keeps happening, send the request ID to the admin.',
  'problem.http.badHost':
    'The Host header is not a valid host name, or a proxy reports a protocol other than HTTP. The admin can set the address of this site with PUBLIC_URL.',
  'problem.http.busy': 'The server is busy. Try again in {{waitS}} s.',
  'problem.http.otherSite':
    'This request comes from another site. Open this site at its own address, which the admin sets with PUBLIC_URL.',
  'problem.http.crossSite': 'This request comes from another site.',
  'problem.http.noOrigin':
    'A request with cookies needs an Origin header with the address of this server. Outside a browser, use an API key.',
  'problem.http.noEndpoint': 'No endpoint matches {{method}} {{path}}.',
  'problem.http.wrongMethod': '{{path}} does not accept {{method}}. Use {{allowed}}.',
  'problem.http.needsBytes': 'Send the raw bytes with the header "Content-Type: application/octet-stream".',
  'problem.http.needsJson': 'Send the body as JSON with the header "Content-Type: application/json".',
  'problem.http.wrongLength': 'The length of the body does not match its Content-Length.',
  'problem.http.endedEarly': 'The body ended too early.',
  'problem.http.noDatabase':
    'The server cannot use its database right now. Try again in a moment. If it keeps happening, send the request ID to the admin.',
  'problem.http.internal':
    'Something went wrong on the server. Try again. If it keeps happening, send the request ID to the admin.',
  'problem.http.tooLarge': 'The body is too large. The limit of this call is {{limit, bytes}}.',
  'problem.http.badEscape':
    'The URL contains a percent sign that is not followed by two hexadecimal digits of UTF-8 text.',
  'problem.http.cursor': 'cursor is not valid for this list.',
  'problem.http.cursorAgain': 'cursor is not valid for this list. Start again without it.',
  'problem.http.maintenance':
    'This site is down for maintenance and only open to admins. Try again later. Your data is safe.',
} as const;
