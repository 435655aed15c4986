import { ChemDrawError } from '../chemDrawError';

/**
 * The streams of a compound file ([MS-CFB]), in which programs store embedded objects, and older ones
 * documents: sectors that are chained by a table, small streams in smaller sectors of a stream of their own.
 */
export interface CompoundFile {
  readonly streams: readonly CompoundStream[];
}

export interface CompoundStream {
  readonly name: string;
  /** @throws {ChemDrawError} if its sectors are damaged */
  read(length?: number): Uint8Array;
}

const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Tables that the header lists itself. */
const TABLES_IN_HEADER = 109;
/** Sector numbers from here on end a chain or mark what is no data. */
const LAST_SECTOR = 0xff_ff_ff_fa;
const [STREAM, ROOT] = [2, 5];

export const isCompoundFile = (bytes: Uint8Array): boolean =>
  MAGIC.every((byte, index) => bytes[index] === byte);

const damaged = (): ChemDrawError =>
  new ChemDrawError('An embedded object in this file is damaged.');

/** @throws {ChemDrawError} if its tables are damaged */
export function readCompoundFile(bytes: Uint8Array): CompoundFile {
  if (bytes.byteLength < HEADER_BYTES || !isCompoundFile(bytes)) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [shift, smallShift] = [view.getUint16(30, true), view.getUint16(32, true)];
  if ((shift !== 9 && shift !== 12) || smallShift !== 6) throw damaged();
  const sectors: Sectors = { bytes, start: 1 << shift, size: 1 << shift, next: new Uint32Array() };
  const table = tableOf(sectors, tableSectors(view, sectors));
  const large: Sectors = { ...sectors, next: table };
  const directory = chained(large, view.getUint32(48, true));
  const entries = entriesOf(directory);
  const root = entries.find(({ type }) => type === ROOT);
  const smallTable = chained(large, view.getUint32(60, true));
  const small: Sectors = {
    bytes: root ? chained(large, root.start, root.size) : new Uint8Array(),
    start: 0,
    size: 1 << smallShift,
    next: numbersIn(smallTable),
  };
  const cutoff = view.getUint32(56, true);
  const streams = entries.filter(({ type }) => type === STREAM);
  return {
    streams: streams.map(({ name, start, size }) => ({
      name,
      read: (length = size) =>
        chained(size < cutoff ? small : large, start, Math.min(length, size)),
    })),
  };
}

interface Sectors {
  readonly bytes: Uint8Array;
  /** Where the first sector begins. */
  readonly start: number;
  readonly size: number;
  /** Of each sector, the one that follows it. */
  readonly next: Uint32Array;
}

function sectorAt({ bytes, start, size }: Sectors, sector: number): Uint8Array {
  const at = start + sector * size;
  if (at >= bytes.byteLength) throw damaged();
  return bytes.subarray(at, at + size);
}

/** The bytes of a chain of sectors; one that comes back to itself is damaged. */
function chained(sectors: Sectors, first: number, length = Infinity): Uint8Array {
  const parts: Uint8Array[] = [];
  let sector = first;
  while (sector < LAST_SECTOR && parts.length * sectors.size < length) {
    if (parts.length > sectors.next.length) throw damaged();
    parts.push(sectorAt(sectors, sector));
    sector = sectors.next[sector] ?? LAST_SECTOR;
  }
  const all = joined(parts);
  if (length !== Infinity && all.byteLength < length) throw damaged();
  return all.subarray(0, Math.min(length, all.byteLength));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** The sectors of the table: the first in the header, more in sectors that are chained by their last number. */
function tableSectors(view: DataView, sectors: Sectors): number[] {
  const found = Array.from({ length: TABLES_IN_HEADER }, (_, index) =>
    view.getUint32(76 + index * 4, true),
  );
  let sector = view.getUint32(68, true);
  const most = Math.ceil(view.byteLength / sectors.size);
  while (sector < LAST_SECTOR) {
    if (found.length > most + TABLES_IN_HEADER) throw damaged();
    const numbers = numbersIn(sectorAt(sectors, sector));
    found.push(...numbers.subarray(0, -1));
    sector = numbers.at(-1) ?? LAST_SECTOR;
  }
  return found.filter((number) => number < LAST_SECTOR);
}

const tableOf = (sectors: Sectors, places: readonly number[]): Uint32Array =>
  numbersIn(joined(places.map((place) => sectorAt(sectors, place))));

function numbersIn(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.byteLength >> 2 }, (_, index) =>
    view.getUint32(index * 4, true),
  );
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

function entriesOf(directory: Uint8Array): readonly Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  return Array.from({ length: Math.floor(directory.byteLength / ENTRY_BYTES) }, (_, index) => {
    const at = index * ENTRY_BYTES;
    const letters = Math.min(32, Math.max(0, view.getUint16(at + 64, true) / 2 - 1));
    const codes = Array.from({ length: letters }, (__, place) =>
      view.getUint16(at + place * 2, true),
    );
    return {
      name: String.fromCharCode(...codes),
      type: view.getUint8(at + 66),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    };
  });
}
