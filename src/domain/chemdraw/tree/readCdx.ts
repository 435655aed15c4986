import { ChemDrawError } from '../chemDrawError';
import { TreeBuilder, type OpenObject } from './chemDrawObject';
import { OBJECT_TAGS, PROPERTIES } from './cdxTags';
import { fontsIn, lettersOf, stylesIn, valueInWords } from './cdxValues';

/** The header, of which the last six bytes are the document's own tag and id. */
const HEADER_BYTES = 28;
const IS_OBJECT = 0x80_00;
const LENGTH_FOLLOWS = 0xff_ff;

const cutOff = (): ChemDrawError => new ChemDrawError('This ChemDraw file is cut off.');

/**
 * The objects of a CDX file.
 *
 * @throws {ChemDrawError} if it is cut off, or too large or deep
 */
export function readCdx(bytes: Uint8Array): OpenObject {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const builder = new TreeBuilder();
  builder.begin('CDXML');
  let at = HEADER_BYTES;
  while (builder.innermost) {
    if (at + 2 > view.byteLength) throw cutOff();
    const tag = view.getUint16(at, true);
    at += 2;
    if (tag === 0) builder.end();
    else if (tag >= IS_OBJECT) at = readObject(view, at, tag, builder);
    else at = readProperty(view, at, tag, builder);
  }
  if (!builder.root) throw cutOff();
  return builder.root;
}

function readObject(view: DataView, at: number, tag: number, builder: TreeBuilder): number {
  if (at + 4 > view.byteLength) throw cutOff();
  const { properties } = builder.begin(OBJECT_TAGS.get(tag) ?? 'unknown');
  properties.set('id', view.getUint32(at, true).toString());
  return at + 4;
}

function readProperty(view: DataView, start: number, tag: number, builder: TreeBuilder): number {
  let at = start + 2;
  if (at > view.byteLength) throw cutOff();
  let length = view.getUint16(start, true);
  if (length === LENGTH_FOLLOWS) {
    if (at + 4 > view.byteLength) throw cutOff();
    length = view.getUint32(at, true);
    at += 4;
  }
  if (length > view.byteLength - at) throw cutOff();
  const property = PROPERTIES.get(tag);
  if (property) {
    const value = new DataView(view.buffer, view.byteOffset + at, length);
    setProperty(property, value, builder);
  }
  return at + length;
}

type Property = NonNullable<ReturnType<typeof PROPERTIES.get>>;

function setProperty([name, kind]: Property, value: DataView, builder: TreeBuilder): void {
  const { innermost } = builder;
  if (kind === 'styledText') {
    // Later versions write the text twice, the second time with all of its letters.
    innermost?.children.splice(0);
    addRuns(value, builder);
  } else if (kind === 'fonts') {
    builder.begin('fonttable');
    for (const [id, font] of fontsIn(value)) {
      const { properties } = builder.begin('font');
      properties.set('id', id.toString()).set('name', font);
      builder.end();
    }
    builder.end();
  } else {
    const words = valueInWords(kind, value);
    if (words !== '') innermost?.properties.set(name, words);
  }
}

/** The runs of a text as objects of their own, as CDXML has them. */
function addRuns(value: DataView, builder: TreeBuilder): void {
  const { styles, end } = stylesIn(value);
  const runs = styles.length > 0 ? styles : [undefined];
  for (const [index, style] of runs.entries()) {
    const run = builder.begin('s');
    if (style) {
      run.properties.set('font', style.font.toString()).set('face', style.face.toString());
      run.properties.set('size', style.size.toString());
    }
    const from = end + (style?.start ?? 0);
    const next = runs[index + 1];
    run.text = lettersOf(value, from, next && end + next.start);
    builder.end();
  }
}
