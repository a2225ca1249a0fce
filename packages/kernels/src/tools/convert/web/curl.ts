import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { readCurl } from './curl/read.ts';
import { readRequest, writeCurl } from './curl/write.ts';

interface Input {
  readonly text: string;
}

/** A curl command as the parts of its request, or a request in JSON as a curl command. */
export default function curl({ text }: Input) {
  const given = text.trim().replace(/^[$>#]\s+/, '');
  if (given === '') throw new InputFault('empty', { pointer: '/text' });
  const notes: Note[] = [];
  const isJson = given.startsWith('{');
  const request = isJson ? readRequest(given) : readCurl(given, notes);
  const holdsSecret =
    request.user !== null ||
    request.headers.some(({ name }) => /^(?:authorization|cookie|x-api-key|proxy-authorization)$/i.test(name));
  if (holdsSecret) notes.push({ code: 'secrets' });
  return {
    text: isJson ? writeCurl(request) : `${JSON.stringify(request, null, 2)}\n`,
    to: isJson ? ('curl' as const) : ('json' as const),
    request,
    notes,
  };
}
