import type { RecognitionOutcome } from '../molecularGraph';
import type { PictureSize } from '../../ink/pixels';
import { onPicture } from './onPicture';
import { residueDoubts } from './residueDoubts';
import type { SdfRecord } from './readSdf';
import { readSdf } from './readSdf';

/**
 * Share of drawings that OSRA 2.1.3 reads exactly right, measured on 130 scans of four patent sets.
 *
 * It replaces OSRA's own estimate, which has no upper bound (-8 to 12 there) and hardly separates right from
 * wrong: of the tenth with the highest estimates 67 % were right, of the middle 82 %.
 */
const SHARE_RIGHT = 0.75;

/**
 * The outcome of an OSRA run, from the SD file that it printed.
 *
 * @param picture what it read
 */
export function osraOutcome(sdf: string, picture: PictureSize): RecognitionOutcome {
  const records = readSdf(sdf).filter(({ graph }) => graph.bonds.length > 0);
  const largest = records.reduce<SdfRecord | null>(
    (best, record) =>
      best && best.graph.atoms.length >= record.graph.atoms.length ? best : record,
    null,
  );
  if (!largest) return { ok: false, reason: 'OSRA found no structure in the image.' };
  const placed = onPicture(largest, picture);
  return {
    ok: true,
    graph: placed ?? largest.graph,
    ...(placed && { picture, doubts: residueDoubts(placed) }),
    confidence: SHARE_RIGHT,
    remarks: remarksOn(largest, records.length),
  };
}

function remarksOn({ properties }: SdfRecord, count: number): string[] {
  const remarks: string[] = [];
  if (count > 1) remarks.push(`OSRA found ${count} structures; this is the largest`);
  const estimate = Number(properties.get('Confidence_estimate') ?? NaN);
  if (Number.isFinite(estimate)) remarks.push(`OSRA's own estimate is ${estimate.toFixed(1)}`);
  return remarks;
}
