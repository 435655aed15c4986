import type { Paragraph } from './paragraph';
import type { FirstPages } from './readFirstPages';

export interface DoclingOrigin {
  readonly filename: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
}

/** Hexadecimal digits that fit a JavaScript integer; Docling's own hash has 64 bits. */
const HASH_DIGITS = 13;

/**
 * Paragraphs in the format of Docling's document export, with `texts` and `pages` filled in; tables are
 * included in the texts, as lines.
 */
export function toDoclingDocument(
  { paragraphs, pages }: Pick<FirstPages, 'paragraphs' | 'pages'>,
  origin: DoclingOrigin,
) {
  const heights = new Map(pages.map((page) => [page.pageIndex, page.height]));
  const texts = paragraphs.map((paragraph, index) =>
    toText(paragraph, index, heights.get(paragraph.pageIndex) ?? 0),
  );
  return {
    schema_name: 'DoclingDocument',
    version: '1.3.0',
    name: origin.filename.replace(/\.pdf$/iu, ''),
    origin: {
      mimetype: 'application/pdf',
      binary_hash: Number.parseInt(origin.hash.slice(0, HASH_DIGITS), 16),
      filename: origin.filename,
    },
    furniture: root('#/furniture', 'furniture', []),
    body: root(
      '#/body',
      'body',
      texts.map(({ self_ref }) => ({ $ref: self_ref })),
    ),
    groups: [],
    texts,
    pictures: [],
    tables: [],
    key_value_items: [],
    form_items: [],
    pages: Object.fromEntries(
      pages.map(({ pageIndex, width, height }) => [
        String(pageIndex + 1),
        { size: { width, height }, page_no: pageIndex + 1 },
      ]),
    ),
  };
}

const root = (selfRef: string, layer: string, children: readonly { $ref: string }[]) => ({
  self_ref: selfRef,
  children,
  content_layer: layer,
  name: '_root_',
  label: 'unspecified',
});

function toText(paragraph: Paragraph, index: number, pageHeight: number) {
  const { label, text, pageIndex, box } = paragraph;
  const [l, top, r, bottom] = box;
  return {
    self_ref: `#/texts/${index}`,
    parent: { $ref: '#/body' },
    children: [],
    content_layer: 'body',
    label,
    prov: [
      {
        page_no: pageIndex + 1,
        bbox: { l, t: pageHeight - top, r, b: pageHeight - bottom, coord_origin: 'BOTTOMLEFT' },
        // Docling counts characters like Python: code points.
        charspan: [0, [...text].length],
      },
    ],
    orig: text,
    text,
    ...(label === 'section_header' && { level: 1 }),
  };
}
