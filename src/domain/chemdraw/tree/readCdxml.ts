import { ChemDrawError } from '../chemDrawError';
import { TreeBuilder, type OpenObject } from './chemDrawObject';

/** The five of XML; no others are taken, so that none can be defined to grow. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const ENTITY = /&(?:#x(?<hex>[\da-f]{1,6})|#(?<decimal>\d{1,7})|(?<name>\w{1,32}));/gi;

/** What follows `<`, by its kind; each ends at the first place it can. */
const COMMENT = /!--[^]*?-->/y;
const INSTRUCTION = /\?[^]*?\?>/y;
const CDATA = /!\[CDATA\[(?<text>[^]*?)\]\]>/y;
/** With declarations of its own, in brackets, it is refused. */
const DOCTYPE = /!DOCTYPE[^<>[\]]*>/y;
const END_TAG = /\/(?<tag>[\w:.-]+)\s*>/y;
const TAG_NAME = /(?<tag>[A-Za-z_][\w:.-]*)/y;
const ATTRIBUTE = /\s+(?<name>[\w:.-]+)\s*=\s*(?:"(?<double>[^"<]*)"|'(?<single>[^'<]*)')/y;
const TAG_END = /\s*(?<closed>\/?)>/y;

/**
 * The objects of a CDXML file.
 *
 * @throws {ChemDrawError} if it is no well-formed CDXML, or too large or deep
 */
export function readCdxml(xml: string): OpenObject {
  const builder = new TreeBuilder();
  let at = xml.indexOf('<');
  while (at !== -1) {
    at = readMark(xml, at + 1, builder);
    const next = xml.indexOf('<', at);
    const text = xml.slice(at, next === -1 ? undefined : next);
    if (builder.innermost?.tag === 's') builder.innermost.text += unescaped(text);
    at = next;
  }
  if (builder.root?.tag !== 'CDXML') throw notWellFormed('it ends too early');
  return builder.root;
}

/** @returns where the mark ends */
function readMark(xml: string, at: number, builder: TreeBuilder): number {
  const skipped =
    matchAt(COMMENT, xml, at) ?? matchAt(INSTRUCTION, xml, at) ?? matchAt(DOCTYPE, xml, at);
  if (skipped) return at + skipped[0].length;
  const cdata = matchAt(CDATA, xml, at);
  if (cdata) {
    if (builder.innermost?.tag === 's') builder.innermost.text += cdata.groups?.['text'] ?? '';
    return at + cdata[0].length;
  }
  const end = matchAt(END_TAG, xml, at);
  if (!end) return readTag(xml, at, builder);
  const tag = end.groups?.['tag'] ?? '';
  if (builder.end()?.tag !== tag) throw notWellFormed(`</${tag.slice(0, 20)}> ends nothing`);
  return at + end[0].length;
}

function readTag(xml: string, start: number, builder: TreeBuilder): number {
  const name = matchAt(TAG_NAME, xml, start);
  if (!name || builder.root) throw notWellFormed('it has a mark that is no tag');
  const { properties } = builder.begin(name[0]);
  let at = start + name[0].length;
  for (let found; (found = matchAt(ATTRIBUTE, xml, at)); at += found[0].length) {
    const { name: key = '', double, single } = found.groups ?? {};
    properties.set(key, unescaped(double ?? single ?? ''));
  }
  const end = matchAt(TAG_END, xml, at);
  if (!end) throw notWellFormed(`<${name[0].slice(0, 20)}> does not end`);
  if (end.groups?.['closed'] === '/') builder.end();
  return at + end[0].length;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, ...rest: unknown[]) => {
    const { hex, decimal, name } = rest.at(-1) as Record<string, string | undefined>;
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

const notWellFormed = (what: string): ChemDrawError =>
  new ChemDrawError(`This is not a CDXML file that can be read: ${what}.`);
