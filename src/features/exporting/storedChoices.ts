import * as v from 'valibot';
import { DEFAULT_CHOICES, EXPORT_SCOPES, type ExportChoices } from '@/domain/exports/exportChoices';
import { EXPORT_COLUMNS } from '@/domain/exports/columnNames';
import { LICENCE_IDS } from '@/domain/exports/licences';
import { EXPORT_FORMATS } from '@/domain/exports/exportFormats';
import type { KeyValueStorage } from '@/platform/storage';

/** Local storage. */
const CHOICES_KEY = 'marcus.export';

/** Each choice by itself, since another version may know others. */
const choicesSchema = v.object({
  scope: v.fallback(v.picklist(EXPORT_SCOPES), DEFAULT_CHOICES.scope),
  format: v.fallback(v.picklist(EXPORT_FORMATS), DEFAULT_CHOICES.format),
  written: v.fallback(v.nullable(v.picklist(EXPORT_FORMATS)), DEFAULT_CHOICES.written),
  licence: v.fallback(v.picklist(LICENCE_IDS), DEFAULT_CHOICES.licence),
  named: v.fallback(v.array(v.picklist(EXPORT_FORMATS)), [...DEFAULT_CHOICES.named]),
  columns: v.fallback(v.array(v.picklist(EXPORT_COLUMNS)), [...DEFAULT_CHOICES.columns]),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The choices of an earlier visit, if they can be read. */
export function readStoredChoices(storage: KeyValueStorage): ExportChoices | undefined {
  const read = v.safeParse(choicesSchema, parsed(storage.get(CHOICES_KEY) ?? ''));
  return read.success ? read.output : undefined;
}

export const storeChoices = (storage: KeyValueStorage, choices: ExportChoices): void =>
  storage.set(CHOICES_KEY, JSON.stringify(choices));
