import { addressPart } from './addressPart';
import { isMissing } from './missing';

/** The services may answer with a file name instead of the DOI (docs/contract.md 4.1). */
const DOI = /^10\.\d{4,9}\/[^\s\p{Cc}\p{Cs}]+$/u;
/** Soft hyphens and direction marks: in the text around a DOI, never part of it. */
const INVISIBLE = /\p{Cf}/gu;
const RESOLVER = /^(?:https?:\/\/(?:dx\.|www\.)?doi\.org\/|doi:\s*)/i;

/** Labels under which an annotation may contain the article's DOI. */
const DOI_LABELS: readonly string[] = ['doi', 'reference_id'];

function isDoi(value: string): boolean {
  return DOI.test(value);
}

/** The bare DOI, without resolver address or `doi:`; `undefined` if it is not one. */
export function normaliseDoi(value: string | null | undefined): string | undefined {
  if (isMissing(value)) return undefined;
  const bare = value.replace(INVISIBLE, '').trim().replace(RESOLVER, '').trim();
  return isDoi(bare) ? bare : undefined;
}

/** The resolver's URL. A DOI may contain any printable character, such as `<`, `#` or `%`. */
export function doiLink(doi: string): string {
  return `https://doi.org/${addressPart(doi).replaceAll('%2F', '/')}`;
}

/**
 * Which DOI applies (docs/requirements/core.md 3.10): the explicit value, then the raw data's, then that of
 * an item labelled doi or reference_id.
 */
export function chooseDoi(sources: {
  readonly explicit?: string | null | undefined;
  readonly rawData?: string | null | undefined;
  readonly items?: readonly { readonly label: string; readonly text: string }[];
}): string | undefined {
  const labelled = (sources.items ?? [])
    .filter((item) => DOI_LABELS.includes(item.label.toLowerCase()))
    .map((item) => item.text);
  for (const candidate of [sources.explicit, sources.rawData, ...labelled]) {
    const doi = normaliseDoi(candidate);
    if (doi !== undefined) return doi;
  }
  return undefined;
}
