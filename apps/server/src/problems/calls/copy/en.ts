export default {
  'problem.calls.cookies': "Cookies are accepted only on this site's own pages. Send your key in the header X-Api-Key.",
  'problem.calls.needsKey': '{{api}} needs an API key in the header X-Api-Key, or a signed-in browser.',
  'problem.calls.otherAreas': 'This API key can only call {{areas}}, not {{area}}.',
  'problem.calls.premium': '{{api}} requires a plan with premium APIs. See {{pricing}}.',
  'problem.calls.visitorRate':
    'Visitors can make {{limit}} calls an hour. Sign in for more, or try again in {{waitS}} s.',
  'problem.calls.planRate':
    'Your plan allows {{limit}} calls a minute for all your API keys together. Try again in {{waitS}} s.',
  'problem.calls.tookTooLong': '{{api}} took longer than {{limitS}} s and was stopped. Send less data.',
  'problem.calls.thisTookTooLong': 'This call took longer than {{limitS}} s and was stopped. Send less data.',
  'problem.calls.tookMemory': 'This call took more than {{limitMb}} MB of memory and was stopped. Send less data.',
  'problem.calls.ownWaiting': 'Too many of your calls are waiting. Try again in {{waitS}} s.',
  'problem.calls.allWaiting': 'The server has too many calls waiting. Try again in {{waitS}} s.',
  'problem.calls.idempotencyKey': 'Idempotency-Key needs an API key in the header X-Api-Key, or a signed-in browser.',
  'problem.calls.idempotencyForm':
    'Idempotency-Key must have 1 to {{max}} printable ASCII characters without spaces, such as a UUID.',
  'problem.calls.idempotencyOther': 'This Idempotency-Key was sent with another input. Use a new one for each call.',
  'problem.calls.idempotencyRunning': 'A call with this Idempotency-Key is still running. Try again in a moment.',
  'problem.calls.idempotencyLost':
    'The server stopped during the call with this Idempotency-Key, so its response is unknown. Check the call log for a charge, then use a new key.',
  'problem.calls.idempotencyLarge':
    'The call with this Idempotency-Key succeeded, but its response is larger than {{limitKb}} kB and was not stored. To run it again, use a new key.',
  'problem.calls.fileSize':
    'Your plan allows files of up to {{limit, bytes}}, and four times that for all files of a call.',
  'problem.calls.partName': 'A part of the form has no name. Give each part name="…" in its Content-Disposition.',
  'problem.calls.fieldSize': 'The field "{{field}}" is too large. The limit is {{limit, bytes}}.',
  'problem.calls.fieldUtf8': 'The field "{{field}}" is not UTF-8 text.',
  'problem.calls.partsMax': 'A call can have up to {{files}} files and {{fields}} fields.',
  'problem.calls.fieldName': 'The form has a field whose name is not allowed.',
  'problem.calls.notForm': 'The form ended too early or is not valid multipart/form-data (RFC 7578).',
  'problem.calls.noApi': 'There is no API "{{api}}". GET /api/v1/catalogue lists them all.',
  'problem.calls.noApiAt': 'There is no API at this path. Check the catalogue.',
  'problem.calls.paused': '{{api}} is paused. Try again later.',
  'problem.calls.needsPost': 'The input of {{api}} does not fit in a URL. Send it as the JSON body of a POST request.',
  'problem.calls.quotaSpent': "You have used today's {{limit}} calls. The quota resets at midnight UTC.",
  'problem.calls.notInLog': 'This call is not in the log. Older calls are deleted.',
  'problem.calls.sourceAway': 'The source of {{api}} is unreachable. The owner has been notified.',
} as const;
