import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BondType, ChargeIndex, Sketch, SketchBond } from '../assembly/sketch';
import type { PixelGraphClasses } from '../classes';
import { parseClasses } from '../classes';
import type { AtomCandidate, BondCandidate } from '../decodeHeads';

/** The project's own classes. */
export const testClasses: PixelGraphClasses = parseClasses(
  JSON.parse(readFileSync(path.join(__dirname, '../weights/classes.json'), 'utf8')),
);

const SURE_LOG = -0.01;
const UNLIKELY_LOG = -9;

/** Log probabilities with one outcome nearly certain; `others` raises individual ones. */
export function logs(
  count: number,
  sure: number,
  others: Readonly<Record<number, number>> = {},
  sureLog = SURE_LOG,
) {
  return Array.from({ length: count }, (_, i) =>
    i === sure ? sureLog : (others[i] ?? UNLIKELY_LOG),
  );
}

export interface AtomSpec {
  readonly at: readonly [x: number, y: number];
  readonly name?: string;
  readonly confidence?: number;
  readonly charge?: ChargeIndex;
  /** Log probability of the name. */
  readonly sure?: number;
  /** Log probabilities of further names. */
  readonly or?: Readonly<Record<string, number>>;
}

export function atomCandidate(spec: AtomSpec): AtomCandidate {
  const index = (name: string): number => testClasses.names.indexOf(name);
  const others = Object.fromEntries(
    Object.entries(spec.or ?? {}).map(([name, log]) => [index(name), log]),
  );
  return {
    x: spec.at[0],
    y: spec.at[1],
    classLogs: logs(testClasses.names.length, index(spec.name ?? 'C'), others, spec.sure),
    chargeLogs: logs(3, spec.charge ?? 0),
    confidence: spec.confidence ?? 0.9,
  };
}

export interface BondSpec {
  readonly type?: BondType;
  readonly confidence?: number;
  /** Log probability of the type. */
  readonly sure?: number;
  /** Log probabilities of further types. */
  readonly or?: Readonly<Record<number, number>>;
}

/** A bond drawn from one place to another. */
export function bondCandidate(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  { type = 0, confidence = 0.9, or = {} }: BondSpec = {},
): BondCandidate {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return {
    x: (from[0] + to[0]) / 2,
    y: (from[1] + to[1]) / 2,
    ux: (to[0] - from[0]) / length,
    uy: (to[1] - from[1]) / length,
    length,
    typeLogs: logs(5, type, or),
    confidence,
  };
}

/** A sketch of atoms and `[begin, end, spec]` bonds. */
export function sketchOf(
  atoms: readonly AtomSpec[],
  bonds: readonly (readonly [begin: number, end: number, spec?: BondSpec])[],
): Sketch {
  return {
    atoms: atoms.map((spec) => {
      const candidate = atomCandidate(spec);
      const label = testClasses.names.indexOf(spec.name ?? 'C');
      return { ...candidate, label, charge: spec.charge ?? 0 };
    }),
    bonds: bonds.map(([begin, end, spec]) => toSketchBond(begin, end, spec ?? {})),
  };
}

function toSketchBond(begin: number, end: number, spec: BondSpec): SketchBond {
  const { type = 0, confidence = 0.9, or = {}, sure } = spec;
  return { begin, end, type, typeLogs: logs(5, type, or, sure), confidence };
}

export const nameOf = (label: number): string => testClasses.names[label] ?? '';
