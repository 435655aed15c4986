import { addressPart } from './addressPart';
import { isMissing } from './missing';

/** The services may answer with a file name instead of the DOI (docs/contract.md 4.1). */
const DOI = /^10\.\d{4,9}\/[^\s\p{Cc}\p{Cf}\p{Cs}]+$/u;
/**
 * Some publishers' DOIs have a part between angle or square brackets; many programs cut them there, and what is left
 * is no article's: `10.1002/(SICI)1099-1565(199601)7:1<1::AID-PCA283>3.0.CO;2-W`.
 */
const BEGINS_AS_SICI = /\/(?:\(SICI\)|\d{4}-\d{3}[\dX]\(\d{4})/iu;
const END_OF_SICI = /[>\]]\d\.\d\.[A-Z]{2};\d(?:-[\dA-Z])?$/iu;
/** A slash as an address may write it. */
const ESCAPED = /^10\.\d{4,9}%2F/iu;
/** Soft hyphens and direction marks: in the text around a DOI, never part of it. */
const INVISIBLE = /\p{Cf}/gu;
const RESOLVER = /^(?:https?:\/\/(?:dx\.|www\.)?doi\.org\/|doi:\s*)/i;

/** Labels under which an annotation may contain the article's DOI. */
const DOI_LABELS: readonly string[] = ['doi', 'reference_id'];

/** Whether a text has the form of a DOI. */
export const isDoi = (value: string): boolean => DOI.test(value);

const isCut = (doi: string) => BEGINS_AS_SICI.test(doi) && !END_OF_SICI.test(doi);

/** The bare DOI, without resolver address or `doi:`; `undefined` if it is not one, or only its beginning. */
export function normaliseDoi(value: string | null | undefined): string | undefined {
  if (isMissing(value)) return undefined;
  const written = value.replace(INVISIBLE, '').trim();
  const bare = written.replace(RESOLVER, '').trim();
  const isAddress = /^http/i.test(written) || ESCAPED.test(bare);
  const doi = isAddress ? unescaped(bare) : bare;
  return isDoi(doi) && !isCut(doi) ? doi : undefined;
}

function unescaped(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
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
