/** Fields of the tools that query data. */
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field } from '../../tool.ts';

const queryMax = 10_000;

export const queryField = (title: Text, help?: Text) =>
  field(
    { title, code: true, multiline: true, ...(help === undefined ? {} : { help }) },
    z.string().min(1).max(queryMax),
  );

export const jsonPatchTitle: Text = {
  en: 'JSON Patch (RFC 6902)',
  fr: 'JSON Patch (RFC 6902)',
  ar: 'تصحيح JSON Patch (RFC 6902)',
  ch: 'JSON Patch 补丁（RFC 6902）',
};

export const mergePatchTitle: Text = {
  en: 'JSON Merge Patch (RFC 7396)',
  fr: 'JSON Merge Patch (RFC 7396)',
  ar: 'تصحيح JSON Merge Patch (RFC 7396)',
  ch: 'JSON Merge Patch 补丁（RFC 7396）',
};

export const jsonSchemaTitle: Text = {
  en: 'JSON Schema',
  fr: 'JSON Schema',
  ar: 'مخطط JSON Schema',
  ch: 'JSON Schema 模式',
};

/** The name of a query language as a title. */
export const languageTitle = (name: string): Text => ({ en: name, fr: name, ar: `استعلام ${name}`, ch: `${name} 查询` });

export const countTitle: Text = { en: 'Count', fr: 'Nombre', ar: 'العدد', ch: '数量' };
