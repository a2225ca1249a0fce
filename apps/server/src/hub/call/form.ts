/** Multipart bodies: files whole in memory within the plan's limits, fields as texts. */
import type { FastifyRequest } from 'fastify';
import { callLimits } from '@apiyard/api/contract/call-limits';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { InputFile } from '../../tools/tool.ts';
import type { Texts } from '../compile-input.ts';
import { sentence } from '../../problems/sentence.ts';

const { filesMax, fieldsMax, fieldBytesMax, filesTogether } = callLimits;

/** Bytes allowed for fields and headers in addition to the files. */
const roomForFields = 2_000_000;

function tooLarge(fileBytesMax: number): Failure {
  return fail('TooLarge', sentence('problem.calls.fileSize', { limit: fileBytesMax }), {
    sizeBytesMax: fileBytesMax,
  });
}

export const formBytesMax = (fileBytesMax: number): number => fileBytesMax * filesTogether + roomForFields;

/** Refuses before a byte of the body is read, going by the length that the caller announces. */
export function checkContentLength(request: FastifyRequest, fileBytesMax: number): Failure | null {
  const announced = Number(request.headers['content-length'] ?? 0);
  return announced > formBytesMax(fileBytesMax) ? tooLarge(fileBytesMax) : null;
}

/** Reads the parts in order; a repeated name becomes a list. */
export async function readForm(request: FastifyRequest, fileBytesMax: number): Promise<Texts | Failure> {
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let total = 0;
  try {
    const parts = request.parts({
      limits: {
        fileSize: fileBytesMax,
        files: filesMax,
        fields: fieldsMax,
        fieldSize: fieldBytesMax,
        parts: filesMax + fieldsMax,
        headerPairs: 50,
      },
    });
    for await (const part of parts) {
      if (!part.fieldname) return fail('Unparsable', sentence('problem.calls.partName'));
      let value: unknown;
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        total += bytes.length;
        if (total > fileBytesMax * filesTogether) return tooLarge(fileBytesMax);
        value = new InputFile(part.filename, part.mimetype, bytes);
      } else {
        if (part.valueTruncated)
          return fail('TooLarge', sentence('problem.calls.fieldSize', { field: part.fieldname, limit: fieldBytesMax }));
        // The decoder replaces invalid bytes with U+FFFD: the input is rejected instead of changed.
        if (typeof part.value === 'string' && part.value.includes('\uFFFD'))
          return fail('Unparsable', sentence('problem.calls.fieldUtf8', { field: part.fieldname }));
        value = part.value;
      }
      const earlier = values[part.fieldname];
      values[part.fieldname] = earlier === undefined ? value : [earlier, value].flat();
    }
  } catch (error) {
    return failureOfForm(error, fileBytesMax);
  }
  return values;
}

function failureOfForm(error: unknown, fileBytesMax: number): Failure {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(fileBytesMax);
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return fail('TooLarge', sentence('problem.calls.partsMax', { files: filesMax, fields: fieldsMax }));
    case 'FST_PROTO_VIOLATION':
      return fail('Unparsable', sentence('problem.calls.fieldName'));
    default:
      return fail('Unparsable', sentence('problem.calls.notForm'));
  }
}
